import { useRef, useState, type ReactNode } from 'react'
import { batchLimits, type UploadLimits } from '#shared/config/limits.ts'
import { plural } from '#shared/lib/plural.ts'
import { selectIsTrial, selectSubscription } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { ChosenFiles } from '#shared/upload/ChosenFiles.tsx'
import { DropStrip } from '#shared/upload/DropStrip.tsx'
import { dropHint } from '#shared/upload/limitWords.ts'
import { sayToDo } from '#shared/upload/toDo.ts'
import { acceptedOf, type FileStatus, type UploadEntry } from '#shared/upload/uploadEntry.ts'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { useOnce } from '#shared/ui/useOnce.ts'
import type { IntakeProps } from '../definition.ts'
import { sayMinutes } from '../estimates.ts'
import { SourcePane } from '../result/SourcePane.tsx'
import { LookButton } from './LookButton.tsx'
import { proceedWith } from './proceedWith.ts'
import { SidesOffer } from './SidesOffer.tsx'
import { useChosen } from './useChosen.ts'

type ChosenTogetherProps = Pick<IntakeProps, 'analyzer'> & {
  /** Of one file. */
  limits: UploadLimits
  /** Stands above the cards. */
  head: ReactNode
}

/** What was chosen and not sent: a verdict and its remedy on each, and Proceed with those that are ready. */
export function ChosenTogether({ analyzer, limits: one, head }: ChosenTogetherProps) {
  const dispatch = useAppDispatch()
  const root = useRef<HTMLDivElement>(null)
  const limits = batchLimits(one)
  const list = useChosen(analyzer.id, one)
  const [looked, setLooked] = useState<string | null>(null)
  const { entries } = list
  const ready = entries.flatMap((entry) => acceptedOf(entry, entries) ?? [])
  const shown = ready.find(({ id }) => id === looked)
  const isTrial = useAppSelector(selectIsTrial)
  const filesLeft = useAppSelector(selectSubscription)?.filesCount
  const { isBusy, start } = useOnce(async () => {
    await dispatch(proceedWith(analyzer.id, one, ready))
  })
  const lookAt = ({ id, name }: UploadEntry, { kind }: FileStatus) =>
    kind === 'ready' && (
      <LookButton
        name={name}
        isOpen={looked === id}
        onPress={() => setLooked(looked === id ? null : id)}
      />
    )
  const isChecking = entries.some(({ phase }) => phase.kind === 'checking')
  if (entries.length === 0)
    return (
      <div className="page analyzer batch">
        {head}
        <DropStrip
          limits={limits}
          lead="Drop more files here or"
          button="UPLOAD FILES"
          hint={dropHint(limits)}
          onFiles={(files) => void list.add(files)}
        />
      </div>
    )
  const estimate = ready.reduce((sum, { pages }) => sum + analyzer.estimateMs(pages ?? 1), 0) / 2
  return (
    <>
      <div ref={root} className="page analyzer batch" tabIndex={-1}>
        {head}
        <ChosenFiles
          limits={limits}
          list={list}
          onRemoved={() => root.current?.focus()}
          extra={lookAt}
        >
          <SidesOffer analyzer={analyzer.id} limits={one} entries={entries} />
        </ChosenFiles>
        {shown !== undefined && (
          <div className="panel check-preview">
            <SourcePane key={shown.id} file={shown} />
          </div>
        )}
      </div>
      <StickyBar
        facts={[plural(entries.length, 'file'), `${ready.length} ready`]}
        reason={reasonOf({
          toDo: sayToDo(entries),
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
    </>
  )
}

type Facts = { toDo: string; ready: number; filesLeft: number; estimate: number }

/** What Proceed does, or what is in its way. */
function reasonOf({ toDo, ready, filesLeft, estimate }: Facts): string {
  if (filesLeft < ready)
    return `Your trial has ${plural(filesLeft, 'file')} left: the others will wait here`
  if (toDo === '') return `Two at a time, about ${sayMinutes(estimate)} in all`
  return ready === 0 || toDo.startsWith('Checking') ? toDo : `${toDo}. They stay here`
}
