import cloudArrowUp from 'bootstrap-icons/icons/cloud-arrow-up.svg?raw'
import type { UploadLimits } from '#shared/config/limits.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { useFileIntake } from './useFileIntake.ts'
import './upload.css'

type DropStripProps = {
  limits: UploadLimits
  /** "Drop more files here or" */
  lead: string
  /** Of the button that opens the picker. */
  button: string
  hint: string
  onFiles: (files: File[]) => void
}

/** The drop zone once there are files: a strip under the cards that takes more, or another one. */
export function DropStrip({ limits, lead, button, hint, onFiles }: DropStripProps) {
  const what = limits.maxFiles > 1 ? 'more files' : 'another file'
  const intake = useFileIntake(limits, `Choose ${what}`, onFiles)
  return (
    <div
      {...intake.getRootProps({
        className: intake.dragging ? 'drop-strip upload-strip is-over' : 'drop-strip upload-strip',
        tabIndex: -1,
        role: 'group',
        'aria-label': `Drop ${what}`,
      })}
    >
      <input {...intake.inputProps} />
      <Icon of={cloudArrowUp} />
      <span>
        {lead}{' '}
        <button type="button" className="upload-more" onClick={intake.browse}>
          {button}
        </button>
      </span>
      <span className="faint">{hint}</span>
    </div>
  )
}
