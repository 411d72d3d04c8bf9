import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import clock from 'bootstrap-icons/icons/clock.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'

type SentWordProps = {
  /** What: on a card, which has no heads, it says so. */
  of: string
  isSent: boolean
}

/** Whether a message went out to the candidate (kyc §2). */
export function SentWord({ of, isSent }: SentWordProps) {
  return (
    <span className={isSent ? 'sent-word is-sent' : 'sent-word faint'}>
      <span className="only-card">{of}</span>
      <Icon of={isSent ? check : clock} />
      {isSent ? 'Sent' : 'Pending'}
    </span>
  )
}
