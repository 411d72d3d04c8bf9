import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import pencil from 'bootstrap-icons/icons/pencil.svg?raw'
import type { UploadLimits } from '#shared/config/limits.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { PickButton } from './PickButton.tsx'
import { PROBLEM } from './problem.ts'
import { UnlockForm } from './UnlockForm.tsx'
import type { Standing, UploadEntry } from './uploadEntry.ts'

type RemediesProps = {
  entry: UploadEntry
  standing: Standing
  limits: UploadLimits
  /** One password is asked for all files, so not here. */
  commonPassword: boolean
  onRename: () => void
  onReplace: (files: File[]) => void
  onRetry: () => void
  onUnlock: (password: string) => void
  onKeepBoth: () => void
  onRemove: () => void
}

/** The way out of a file's trouble, as buttons of its card. A file that is fine has none. */
export function Remedies({ entry, standing, limits, ...on }: RemediesProps) {
  const { name } = entry
  if (standing.kind === 'locked')
    return on.commonPassword ? (
      <span className="small muted">Waits for the single password</span>
    ) : (
      <UnlockForm
        label={`Password of ${name}`}
        button="Unlock"
        wrong={standing.attempt === 'wrong'}
        busy={standing.attempt === 'running'}
        onUnlock={on.onUnlock}
      />
    )
  if (standing.kind === 'duplicate')
    return (
      <>
        <button type="button" className="btn btn-ghost" onClick={on.onKeepBoth}>
          Keep both
        </button>
        <button type="button" className="btn btn-secondary" onClick={on.onRemove}>
          Remove
        </button>
      </>
    )
  if (standing.kind !== 'problem') return null
  switch (PROBLEM[standing.problem].remedy) {
    case 'rename':
      return (
        <button type="button" className="btn btn-secondary" onClick={on.onRename}>
          <Icon of={pencil} />
          Rename
        </button>
      )
    case 'retry':
      return (
        <button type="button" className="btn btn-secondary" onClick={on.onRetry}>
          <Icon of={arrowRepeat} />
          Try again
        </button>
      )
    default:
      return (
        <PickButton
          limits={limits}
          label={`Replace ${name}`}
          className="btn btn-secondary"
          onFiles={on.onReplace}
        >
          <Icon of={arrowRepeat} />
          Replace
        </PickButton>
      )
  }
}
