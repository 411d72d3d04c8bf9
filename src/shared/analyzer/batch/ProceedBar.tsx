import type { UploadLimits } from '#shared/config/limits.ts'
import { AT_ONCE } from '#shared/jobs/batch/attendBatches.ts'
import { plural } from '#shared/lib/plural.ts'
import { selectIsTrial, selectSubscription } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { useOnce } from '#shared/ui/useOnce.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { sayToDo } from '#shared/upload/toDo.ts'
import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import type { IntakeProps } from '../definition.ts'
import { sayMinutes } from '../estimates.ts'
import { proceedWith } from './proceedWith.ts'

type ProceedBarProps = Pick<IntakeProps, 'analyzer'> & {
  /** Of one file. */
  limits: UploadLimits
  entries: readonly UploadEntry[]
  ready: readonly AcceptedFile[]
  /** Files that open and may be the wrong ones. */
  doubtful: number
  isReading: boolean
}

/** How many files can go, what the others wait for, and the one press that sends. */
export function ProceedBar({
  analyzer,
  limits,
  entries,
  ready,
  doubtful,
  isReading,
}: ProceedBarProps) {
  const dispatch = useAppDispatch()
  const isTrial = useAppSelector(selectIsTrial)
  const filesLeft = useAppSelector(selectSubscription)?.filesCount
  const { isBusy, start } = useOnce(async () => {
    await dispatch(proceedWith(analyzer.id, limits, ready))
  })
  const isChecking = isReading || entries.some(({ phase }) => phase.kind === 'checking')
  const each = ready.map(({ pages }) => analyzer.estimateMs(pages ?? 1))
  const estimate = Math.max(0, each.reduce((sum, ms) => sum + ms, 0) / AT_ONCE, ...each)
  return (
    <StickyBar
      facts={[plural(entries.length, 'file'), `${ready.length} ready`]}
      reason={reasonOf({
        toDo: toDoOf(entries, doubtful, isReading),
        ready: ready.length,
        filesLeft: isTrial ? (filesLeft ?? Infinity) : Infinity,
        estimate,
      })}
    >
      <button
        type="button"
        className="btn btn-primary"
        disabled={ready.length === 0 || isChecking || isBusy}
        onClick={start}
      >
        {ready.length === 0 ? 'Proceed' : `Proceed with ${plural(ready.length, 'file')}`}
      </button>
    </StickyBar>
  )
}

function toDoOf(entries: readonly UploadEntry[], doubtful: number, isReading: boolean): string {
  const toDo = sayToDo(entries)
  if (toDo.startsWith('Checking')) return toDo
  if (isReading) return 'Checking what the files are'
  if (doubtful === 0) return toDo
  return `${toDo === '' ? 'Still to do: ' : `${toDo}, `}look at ${doubtful}`
}

type Facts = { toDo: string; ready: number; filesLeft: number; estimate: number }

/** What Proceed does, or what is in its way. */
function reasonOf({ toDo, ready, filesLeft, estimate }: Facts): string {
  if (filesLeft < ready)
    return `Your trial has ${plural(filesLeft, 'file')} left: the others will wait here`
  if (toDo === '') return `Two at a time, about ${sayMinutes(estimate)} in all`
  return ready === 0 || toDo.startsWith('Checking') ? toDo : `${toDo}. They stay here`
}
