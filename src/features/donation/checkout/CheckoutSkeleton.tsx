import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import page from './checkout.module.css'

/** The skeleton of a QRIS instruction, the most common one, card by card. */
export function CheckoutSkeleton() {
  return (
    <div className={page.page} aria-hidden>
      <Skeleton height={152} radius={16} />
      <Card>
        <Skeleton width="60%" height={22} />
        <div className={page.hintSkeleton}>
          <TextSkeleton lines={2} />
        </div>
        <div style={{ marginTop: 12 }}>
          <Skeleton
            flyer
            className={page.qrSkeleton}
            width="min(100%, 336px)"
            height="auto"
            radius={16}
          />
        </div>
        <div style={{ marginTop: 16 }}>
          <Skeleton height={50} radius={12} />
        </div>
      </Card>
      <Card>
        <Skeleton width="40%" height={16} />
        <div style={{ marginTop: 8 }}>
          <Skeleton width="60%" height={30} />
        </div>
        <div style={{ marginTop: 12 }}>
          <Skeleton height={45} radius={12} />
        </div>
      </Card>
      <Card>
        <TextSkeleton lines={8} />
      </Card>
    </div>
  )
}
