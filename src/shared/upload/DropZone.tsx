import folder2Open from 'bootstrap-icons/icons/folder2-open.svg?raw'
import { useContext, type ReactNode } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { DropPicture } from './DropPicture.tsx'
import { dropHint } from './limitWords.ts'
import { TakesPageDrops } from './takesPageDrops.ts'
import { useFileIntake } from './useFileIntake.ts'
import './upload.css'

type DropZoneProps = {
  limits: UploadLimits
  title: string
  onFiles: (files: File[]) => void
  /** Stands beside Browse: the sample button. */
  children?: ReactNode
}

/** The empty uploader: drop anywhere on the page, browse, or paste. */
export function DropZone({ limits, title, onFiles, children }: DropZoneProps) {
  const label = limits.maxFiles > 1 ? 'Choose files' : 'Choose a file'
  const takesPage = useContext(TakesPageDrops)
  const { getRootProps, inputProps, browse, dragging } = useFileIntake(limits, label, onFiles)
  return (
    <div
      {...getRootProps({
        className: dragging ? 'drop-zone upload-zone is-over' : 'drop-zone upload-zone',
        tabIndex: -1,
        role: 'group',
        'aria-label': title,
      })}
    >
      <input {...inputProps} />
      <DropPicture />
      <h2>{dragging ? 'Let go to check it' : title}</h2>
      {takesPage && (
        <p className="muted only-wide">
          Anywhere on this page will do. You can also paste it with <kbd>Ctrl</kbd> <kbd>V</kbd>
        </p>
      )}
      <p className="muted only-narrow">Or choose it from your phone.</p>
      <div className="row-flex upload-zone-buttons">
        <button type="button" className="btn btn-primary" onClick={browse}>
          <Icon of={folder2Open} />
          Browse files
        </button>
        {children}
      </div>
      <p className="small faint">{dropHint(limits)}</p>
    </div>
  )
}
