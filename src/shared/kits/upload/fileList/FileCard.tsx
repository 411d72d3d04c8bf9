import xLg from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { truncateFileName, stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { fileIcon } from './fileIcon.ts'
import type { FileStatusMessage } from './fileStatusMessage.ts'
import type { FileStatus, UploadEntry } from './uploadEntry.ts'
import '../upload.css'

type FileCardProps = {
  entry: UploadEntry
  status: FileStatus
  message: FileStatusMessage
  facts?: ReactNode
  /** Beside the name. */
  field?: ReactNode
  /** Longer names are truncated to this. Default: over 30 to 20. */
  nameMax?: number | undefined
  /** Null: it can only be read. */
  onRemove: (() => void) | null
  children?: ReactNode
}

export function FileCard({
  entry,
  status,
  message,
  facts,
  field,
  nameMax,
  onRemove,
  children,
}: FileCardProps) {
  const { size, sample } = entry
  const name = stripBidiControls(entry.name)
  const { icon, iconTone, titleTone, title, detail } = message
  return (
    <>
      <span className="file-icon">
        <Icon of={fileIcon(entry, status)} />
      </span>
      <div className="upload-file">
        <div className="medium upload-name" title={name}>
          {nameMax === undefined
            ? truncateFileName(name)
            : truncateFileName(name, nameMax, nameMax)}
        </div>
        <div className="tiny faint">
          {formatMegabytes(size)}
          {' · '}
          {describePages(entry, status)}
          {sample && ' · sample'}
        </div>
      </div>
      {field}
      <div className="check-result upload-result">
        <Icon of={icon} className={`t-${iconTone}`} />
        <div className="upload-file-text">
          <b className={titleTone === 'ink' ? '' : `t-${titleTone}`}>{title}</b>
          <div className="check-reason">{detail}</div>
          {facts}
          {status.kind === 'checking' && (
            <div
              className="meter upload-progress is-moving"
              role="progressbar"
              aria-label={`Checking ${name}`}
            >
              <i />
            </div>
          )}
        </div>
      </div>
      <div className="upload-remedy">{children}</div>
      {onRemove !== null && (
        <button
          type="button"
          className="btn btn-ghost btn-icon btn-sm upload-remove"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <Icon of={xLg} />
        </button>
      )}
    </>
  )
}

function describePages({ pages, kind }: UploadEntry, status: FileStatus): string {
  if (pages !== null) return plural(pages, 'page')
  if (kind !== 'pdf') return kind === null ? 'unknown type' : kind.toUpperCase()
  if (status.kind === 'checking') return 'counting pages'
  return status.kind === 'locked' ? 'pages known once unlocked' : 'PDF'
}
