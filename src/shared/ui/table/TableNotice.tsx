import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?raw'
import { formatIndiaTime } from '#shared/lib/clock.ts'
import { asSentence } from '#shared/lib/asSentence.ts'
import { Icon } from '../Icon.tsx'

type TableNoticeProps = {
  message: string
  /** When the rows that are still shown were loaded (ms since 1970); null when there are none. */
  keptFrom: number | null
  /** 'Page 2', where the rows that are shown are others than were asked for. */
  missing?: string | null
  onRetry: () => void
}

/** A list that could not be loaded: what happened, what is kept, what to do. */
export function TableNotice({ message, keptFrom, missing = null, onRetry }: TableNoticeProps) {
  return (
    <div className="table-notice" role="alert">
      <Icon of={wifiOff} />
      <p>
        <span className="medium">{asSentence(message)}</span>
        {keptText(keptFrom, missing)}
      </p>
      <button type="button" className="btn btn-sm btn-secondary" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

function keptText(keptFrom: number | null, missing: string | null): string {
  if (keptFrom === null) return ' The list could not be loaded.'
  const time = formatIndiaTime(keptFrom)
  return missing === null
    ? ` This list is from ${time}.`
    : ` ${missing} could not be loaded; below is the list from ${time}.`
}
