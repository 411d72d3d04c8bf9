import { formatMegabytes, formatWholeMegabytes } from '#shared/platform/lib/numbers/size.ts'
import '../upload.css'

type TotalSizeMeterProps = { bytes: number; totalBytes: number | undefined }

/** "12.37 MB of 20 MB" with a bar; only the size where there is no limit. */
export function TotalSizeMeter({ bytes, totalBytes }: TotalSizeMeterProps) {
  if (totalBytes === undefined) return <span>{formatMegabytes(bytes)}</span>
  const share = Math.min(1, bytes / totalBytes)
  return (
    <span className="row-flex">
      <span>
        {formatMegabytes(bytes)}{' '}
        <span className="muted upload-total-limit">of {formatWholeMegabytes(totalBytes)}</span>
      </span>
      <span className="meter upload-total" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  )
}
