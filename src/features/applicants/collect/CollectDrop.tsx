import cloudArrowUp from 'bootstrap-icons/icons/cloud-arrow-up.svg?raw'
import { useRef, type ReactNode } from 'react'
import { isHidden, useFileIntake } from '#shared/kits/upload/DropZone.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { APPLICANT_LIMITS } from '../model/services.ts'

type CollectDropProps = {
  onFiles: (files: readonly File[]) => void
  /** At the end of the row. */
  children?: ReactNode
}

const LIMITS = APPLICANT_LIMITS

export function CollectDrop({ onFiles, children }: CollectDropProps) {
  const intake = useFileIntake(LIMITS, 'Choose documents', onFiles)
  const folder = useRef<HTMLInputElement>(null)
  return (
    <div
      {...intake.getRootProps({
        className: `compact-drop compact-drop-zone collect-drop${intake.isDragging ? ' is-over' : ''}`,
        tabIndex: -1,
        role: 'group',
        'aria-label': 'Drop documents',
      })}
    >
      <input {...intake.inputProps} />
      <Icon of={cloudArrowUp} />
      <span>
        Drop PDF files and pictures or a folder here,{' '}
        <button type="button" className="upload-more" onClick={intake.openPicker}>
          browse
        </button>{' '}
        or{' '}
        <button type="button" className="upload-more" onClick={() => folder.current?.click()}>
          choose a folder
        </button>
      </span>
      <input
        ref={folder}
        hidden
        type="file"
        aria-label="Choose a folder"
        multiple
        // React has no property for it.
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].filter((file) => !isHidden(file))
          // Choosing the same folder again must fire a change event.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <span className="faint">up to {LIMITS.maxFiles} files</span>
      {children !== undefined && <span className="collect-drop-end">{children}</span>}
    </div>
  )
}
