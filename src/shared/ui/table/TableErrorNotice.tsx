import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?raw'
import { ensureFullStop } from '#shared/platform/lib/text/ensureFullStop.ts'
import { formatIndiaTime } from '#shared/platform/lib/time/clock.ts'
import { Icon } from '../components/Icon.tsx'

type TableErrorNoticeProps = {
  message: string
  /** Epoch ms; null when no rows are shown. */
  lastLoadedAt: number | null
  /** 'Page 2', where the shown rows are not the requested ones. */
  failedLabel?: string | null
  onRetry: () => void
}

export function TableErrorNotice({
  message,
  lastLoadedAt,
  failedLabel = null,
  onRetry,
}: TableErrorNoticeProps) {
  return (
    <div className="table-notice" role="alert">
      <Icon of={wifiOff} />
      <p>
        <span className="medium">{ensureFullStop(message)}</span>
        {describeStaleRows(lastLoadedAt, failedLabel)}
      </p>
      <button type="button" className="btn btn-sm btn-secondary" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

function describeStaleRows(loadedPage: number | null, missing: string | null): string {
  if (loadedPage === null) return ' The list could not be loaded.'
  const time = formatIndiaTime(loadedPage)
  return missing === null
    ? ` This list is from ${time}.`
    : ` ${missing} could not be loaded. Below is the list from ${time}.`
}
