import xLg from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { cutName, withoutTurns } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { fileIcon } from './fileIcon.ts'
import type { FileStatus, UploadEntry } from './uploadEntry.ts'
import type { Verdict } from './verdict.ts'
import './upload.css'

type FileCardProps = {
  entry: UploadEntry
  status: FileStatus
  verdict: Verdict
  /** A longer name is cut at so many characters; left out: over 30 at 20. */
  nameMax?: number | undefined
  onRemove: () => void
  /** Buttons or the password field that put it right. */
  children?: ReactNode
}

/** One chosen file: what it is, how its checks stand in words, what to do about it. */
export function FileCard({ entry, status, verdict, nameMax, onRemove, children }: FileCardProps) {
  const { size, sample } = entry
  const name = withoutTurns(entry.name)
  const { icon, iconTone, wordTone, word, why } = verdict
  return (
    <>
      <span className="file-icon">
        <Icon of={fileIcon(entry, status)} />
      </span>
      <div className="upload-file">
        <div className="medium upload-name" title={name}>
          {nameMax === undefined ? cutName(name) : cutName(name, nameMax, nameMax)}
        </div>
        <div className="tiny faint">
          {formatMegabytes(size)}
          {' · '}
          {sayPages(entry, status)}
          {sample && ' · sample'}
        </div>
      </div>
      <div className="verdict upload-verdict">
        <Icon of={icon} className={`t-${iconTone}`} />
        <div className="upload-words">
          <b className={wordTone === 'ink' ? '' : `t-${wordTone}`}>{word}</b>
          <div className="why">{why}</div>
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
      <button
        type="button"
        className="btn btn-ghost btn-icon btn-sm upload-remove"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <Icon of={xLg} />
      </button>
    </>
  )
}

function sayPages({ pages, kind }: UploadEntry, status: FileStatus): string {
  if (pages !== null) return plural(pages, 'page')
  if (kind !== 'pdf') return kind === null ? 'unknown kind' : kind.toUpperCase()
  if (status.kind === 'checking') return 'counting pages'
  return status.kind === 'locked' ? 'pages known once unlocked' : 'PDF'
}
