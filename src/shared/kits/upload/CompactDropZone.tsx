import cloudArrowUp from 'bootstrap-icons/icons/cloud-arrow-up.svg?raw'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useFileIntake } from './DropZone.tsx'
import './upload.css'

type CompactDropZoneProps = {
  limits: UploadLimits
  lead: string
  button: string
  hint: string
  onFiles: (files: File[]) => void
}

export function CompactDropZone({ limits, lead, button, hint, onFiles }: CompactDropZoneProps) {
  const noun = limits.maxFiles > 1 ? 'more files' : 'another file'
  const intake = useFileIntake(limits, `Choose ${noun}`, onFiles)
  return (
    <div
      {...intake.getRootProps({
        className: intake.isDragging
          ? 'compact-drop compact-drop-zone is-over'
          : 'compact-drop compact-drop-zone',
        tabIndex: -1,
        role: 'group',
        'aria-label': `Drop ${noun}`,
      })}
    >
      <input {...intake.inputProps} />
      <Icon of={cloudArrowUp} />
      <span>
        {lead}{' '}
        <button type="button" className="upload-more" onClick={intake.openPicker}>
          {button}
        </button>
      </span>
      <span className="faint">{hint}</span>
    </div>
  )
}
