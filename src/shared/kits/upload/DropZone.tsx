import folder2Open from 'bootstrap-icons/icons/folder2-open.svg?raw'
import { useContext, type ReactNode } from 'react'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { dropHint } from './formatLimits.ts'
import { AcceptsPageDrops, useFileIntake } from './useFileIntake.ts'
import './upload.css'

type DropZoneProps = {
  limits: UploadLimits
  title: string
  onFiles: (files: File[]) => void
  /** Beside Browse: the sample button. */
  children?: ReactNode
}

/** The empty upload area: drop anywhere on the page, browse, or paste. */
export function DropZone({ limits, title, onFiles, children }: DropZoneProps) {
  const acceptsSeveral = limits.maxFiles > 1
  const label = acceptsSeveral ? 'Choose files' : 'Choose a file'
  const acceptsPageDrops = useContext(AcceptsPageDrops)
  const { getRootProps, inputProps, openPicker, isDragging } = useFileIntake(limits, label, onFiles)
  return (
    <div
      {...getRootProps({
        className: isDragging ? 'drop-zone upload-zone is-over' : 'drop-zone upload-zone',
        tabIndex: -1,
        role: 'group',
        'aria-label': title,
      })}
    >
      <input {...inputProps} />
      <DropIllustration />
      <h2>{isDragging ? 'Drop to check it' : title}</h2>
      {acceptsPageDrops && (
        <p className="muted only-wide">
          Drop {acceptsSeveral ? 'files' : 'a file'} anywhere on this page, or paste{' '}
          {acceptsSeveral ? 'them' : 'it'} with <kbd>Ctrl</kbd> <kbd>V</kbd>
        </p>
      )}
      <p className="muted only-narrow">{label} from your phone.</p>
      <div className="row-flex upload-zone-buttons">
        <button type="button" className="btn btn-primary" onClick={openPicker}>
          <Icon of={folder2Open} />
          Browse files
        </button>
        {children}
      </div>
      <p className="small faint">{dropHint(limits)}</p>
    </div>
  )
}

function DropIllustration() {
  return (
    <svg className="upload-illustration" viewBox="0 0 108 88" aria-hidden="true">
      <rect
        className="back"
        x="6"
        y="17"
        width="46"
        height="66"
        rx="5"
        transform="rotate(-8 29 50)"
      />
      <rect
        className="back"
        x="56"
        y="17"
        width="46"
        height="66"
        rx="5"
        transform="rotate(8 79 50)"
      />
      <rect className="front" x="26" y="2" width="56" height="76" rx="6" />
      <path className="head" d="M38 18h18" />
      <path className="lines" d="M38 29h10m9 0h12M38 38h14m6 0h11M38 47h10m9 0h12" />
      <circle className="badge" cx="82" cy="72" r="14" />
      <path className="arrow" d="M82 78V66m-5.500 5 5.500-5.500 5.500 5.500" />
    </svg>
  )
}
