import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import pencil from 'bootstrap-icons/icons/pencil.svg?raw'
import { useRef, type ReactNode } from 'react'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { acceptAttribute } from '../checks/mimeTypes.ts'
import { PROBLEM } from '../checks/problem.ts'
import { UnlockForm } from '../passwords/UnlockForm.tsx'
import type { FileStatus, UploadEntry } from './uploadEntry.ts'
import type { FileActions } from './useFileList.ts'

type FilePickerButtonProps = {
  limits: UploadLimits
  /** Accessible name; starts with the visible text. */
  label: string
  className: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

function FilePickerButton({
  limits,
  label,
  className,
  multiple = false,
  onFiles,
  children,
}: FilePickerButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={`${label}: file`}
        accept={acceptAttribute(limits)}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Selecting the same file again must fire a change event.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

type RenameButtonProps = { onClick: () => void }

export function RenameButton({ onClick }: RenameButtonProps) {
  return (
    <button type="button" className="btn btn-secondary" onClick={onClick}>
      <Icon of={pencil} />
      Rename
    </button>
  )
}

type RemedyButtonsProps = {
  entry: UploadEntry
  status: FileStatus
  limits: UploadLimits
  /** Hides the password field. */
  usesSharedPassword: boolean
  actions: FileActions
  onRemove: () => void
}

/** A valid file has none, unless it is the only one. */
export function RemedyButtons({
  entry: { id, name: written },
  status,
  limits,
  usesSharedPassword,
  actions,
  onRemove,
}: RemedyButtonsProps) {
  const name = stripBidiControls(written)
  const replace = (
    <FilePickerButton
      limits={limits}
      label={`Replace ${name}`}
      className="btn btn-secondary"
      onFiles={(files) => void actions.add(files, { replaces: id })}
    >
      <Icon of={arrowRepeat} />
      Replace
    </FilePickerButton>
  )
  if (status.kind === 'ready') return limits.maxFiles === 1 ? replace : null
  if (status.kind === 'locked')
    return usesSharedPassword ? (
      <span className="small muted">Waiting for the single password</span>
    ) : (
      <UnlockForm
        label={`Password for ${name}`}
        button="Unlock"
        isWrong={status.attempt === 'wrong'}
        isBusy={status.attempt === 'running'}
        onUnlock={(password) => void actions.recheck(id, password)}
      />
    )
  if (status.kind === 'duplicate')
    return (
      <>
        <button type="button" className="btn btn-ghost" onClick={() => actions.keepBoth(id)}>
          Keep both
        </button>
        <button type="button" className="btn btn-secondary" onClick={onRemove}>
          Remove
        </button>
      </>
    )
  if (status.kind !== 'problem') return null
  switch (PROBLEM[status.problem].remedy) {
    case 'rename':
      return <RenameButton onClick={() => actions.rename(id)} />
    case 'retry':
      return (
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => void actions.recheck(id)}
        >
          <Icon of={arrowRepeat} />
          Try again
        </button>
      )
    default:
      return replace
  }
}
