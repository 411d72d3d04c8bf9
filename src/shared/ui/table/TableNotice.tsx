import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?raw'
import { formatIndiaTime } from '#shared/lib/clock.ts'
import { Icon } from '../Icon.tsx'

type TableNoticeProps = {
  message: string
  /** When the rows that are still shown were loaded (ms since 1970); null when there are none. */
  keptFrom: number | null
  onRetry: () => void
}

/** A list that could not be loaded: what happened, what is kept, what to do. */
export function TableNotice({ message, keptFrom, onRetry }: TableNoticeProps) {
  return (
    <div className="table-notice" role="alert">
      <Icon of={wifiOff} />
      <p>
        <span className="medium">{message}</span>
        {keptFrom === null
          ? ' The list could not be loaded.'
          : ` This list is from ${formatIndiaTime(keptFrom)}.`}
      </p>
      <button type="button" className="btn btn-sm btn-secondary" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
