import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'

type SentMarkProps = { isSent: boolean }

/** Whether a notification went out by one channel. */
export function SentMark({ isSent }: SentMarkProps) {
  return isSent ? (
    <span className="sent-mark">
      <Icon of={check} label="Sent" />
    </span>
  ) : (
    <span className="faint">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not sent</span>
    </span>
  )
}
