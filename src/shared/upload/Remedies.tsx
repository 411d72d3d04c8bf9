import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import pencil from 'bootstrap-icons/icons/pencil.svg?raw'
import type { UploadLimits } from '#shared/config/limits.ts'
import { withoutTurns } from '#shared/lib/fileName.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { PickButton } from './PickButton.tsx'
import { PROBLEM } from './problem.ts'
import { UnlockForm } from './UnlockForm.tsx'
import type { FileStatus, UploadEntry } from './uploadEntry.ts'
import type { FileList } from './useFileList.ts'

type RemediesProps = {
  entry: UploadEntry
  status: FileStatus
  limits: UploadLimits
  /** One password is asked for all files, so not here. */
  commonPassword: boolean
  list: FileList
  onRemove: () => void
}

/** The way out of a file's trouble, as buttons of its card. A file that is fine has none, unless it is the only one. */
export function Remedies({
  entry: { id, name: written },
  status,
  limits,
  commonPassword,
  list,
  onRemove,
}: RemediesProps) {
  const name = withoutTurns(written)
  const replace = (
    <PickButton
      limits={limits}
      label={`Replace ${name}`}
      className="btn btn-secondary"
      onFiles={(files) => void list.add(files, { replaces: id })}
    >
      <Icon of={arrowRepeat} />
      Replace
    </PickButton>
  )
  if (status.kind === 'ready') return limits.maxFiles === 1 ? replace : null
  if (status.kind === 'locked')
    return commonPassword ? (
      <span className="small muted">Waits for the single password</span>
    ) : (
      <UnlockForm
        label={`Password of ${name}`}
        button="Unlock"
        wrong={status.attempt === 'wrong'}
        busy={status.attempt === 'running'}
        onUnlock={(password) => void list.recheck(id, password)}
      />
    )
  if (status.kind === 'duplicate')
    return (
      <>
        <button type="button" className="btn btn-ghost" onClick={() => list.keepBoth(id)}>
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
      return (
        <button type="button" className="btn btn-secondary" onClick={() => list.rename(id)}>
          <Icon of={pencil} />
          Rename
        </button>
      )
    case 'retry':
      return (
        <button type="button" className="btn btn-secondary" onClick={() => void list.recheck(id)}>
          <Icon of={arrowRepeat} />
          Try again
        </button>
      )
    default:
      return replace
  }
}
