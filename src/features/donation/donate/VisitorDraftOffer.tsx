import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import classes from './VisitorDraftOffer.module.css'

/**
 * Offers a logged-in user the draft that was typed here without an account. It is the visitor's, so none of it is shown
 * before the user accepts.
 */
export function VisitorDraftOffer({ onAnswer }: { onAnswer: (take: boolean) => void }) {
  return (
    <Card as="section" aria-label="Isian tanpa akun">
      <p className={classes.text} role="status">
        Ada isian yang belum selesai, ditulis tanpa akun. Pakai isian itu?
      </p>
      <div className={classes.actions}>
        <Button variant="light" size="md" onClick={() => onAnswer(true)}>
          Pakai isian itu
        </Button>
        <Button variant="subtle" size="md" onClick={() => onAnswer(false)}>
          Tidak
        </Button>
      </div>
    </Card>
  )
}
