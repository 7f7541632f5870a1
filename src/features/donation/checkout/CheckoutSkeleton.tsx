import { Bone, TextBones } from '@/ui/Bone'
import { Card } from '@/ui/Card'
import page from './checkout.module.css'

/** Stands for a QRIS instruction, the most common one, card by card. */
export function CheckoutSkeleton() {
  return (
    <div className={page['page']} aria-hidden>
      <Bone height={156} radius={16} />
      <Card>
        <Bone width="60%" height={22} />
        <div style={{ marginTop: 12 }}>
          <Bone className={page['qrBone']} width="min(100%, 336px)" height="auto" radius={16} />
        </div>
        <div style={{ marginTop: 16 }}>
          <Bone height={50} radius={12} />
        </div>
      </Card>
      <Card>
        <Bone width="40%" height={16} />
        <div style={{ marginTop: 8 }}>
          <Bone width="60%" height={30} />
        </div>
        <div style={{ marginTop: 12 }}>
          <Bone height={45} radius={12} />
        </div>
      </Card>
      <Card>
        <TextBones lines={8} />
      </Card>
    </div>
  )
}
