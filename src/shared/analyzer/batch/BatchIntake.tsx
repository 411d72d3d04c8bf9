import { useEffect, useRef } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { selectBatch, selectChosen } from '#shared/jobs/batch/batchSlice.ts'
import { sumOf } from '#shared/jobs/batch/standing.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { plural } from '#shared/lib/plural.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { AnalyzerHead, RESULT_STEP } from '../AnalyzerHead.tsx'
import type { IntakeProps } from '../definition.ts'
import { useHandedOver } from '../intake/useHandedOver.ts'
import { BatchJobs } from './BatchJobs.tsx'
import { ChosenTogether } from './ChosenTogether.tsx'
import { choose, takeDraft } from './chosenFiles.ts'
import './batch.css'

type BatchIntakeProps = Pick<IntakeProps, 'analyzer' | 'draft'> & {
  /** Of one file. */
  limits: UploadLimits
}

/** Upload, Check and Process of several documents, a job each (decisions D55): what was chosen, then what was sent. */
export function BatchIntake({ analyzer, draft, limits }: BatchIntakeProps) {
  const dispatch = useAppDispatch()
  const { id, service, title } = analyzer
  const chosen = useAppSelector((state) => selectChosen(state, id))
  const batch = useAppSelector((state) => selectBatch(state, id))
  const jobs = useAppSelector(selectJobs)
  useHandedOver(
    service,
    ({ file, password }) =>
      void dispatch(choose(id, limits, [file], password === undefined ? {} : { password })),
  )
  useEffect(() => {
    if (draft !== null) dispatch(takeDraft(id, limits, draft))
  }, [dispatch, id, limits, draft])
  const sum = batch === null ? null : sumOf(batch, jobs)
  const section = useFocusWhenMore(batch?.items.length ?? 0)
  const isUnderWay = sum !== null && sum.waiting + sum.running > 0
  return (
    <ChosenTogether
      analyzer={analyzer}
      limits={limits}
      head={
        <>
          <AnalyzerHead
            title={title}
            line={lineOf(chosen.length, batch !== null)}
            step={stepOf({ isUnderWay, isWaiting: batch === null || chosen.length > 0 })}
          />
          {batch !== null && sum !== null && (
            <BatchJobs analyzer={id} batch={batch} sum={sum} section={section} />
          )}
        </>
      }
    />
  )
}

/** After Proceed the focus is on what was sent: the button that was pressed is gone, or waits for more. */
function useFocusWhenMore(sent: number) {
  const section = useRef<HTMLElement>(null)
  const before = useRef(sent)
  useEffect(() => {
    if (sent > before.current) section.current?.focus()
    before.current = sent
  }, [sent])
  return section
}

/** Of the steps in the head. */
const CHECK = 1
const PROCESS = 2

function stepOf({ isUnderWay, isWaiting }: { isUnderWay: boolean; isWaiting: boolean }): number {
  if (isUnderWay) return PROCESS
  return isWaiting ? CHECK : RESULT_STEP
}

function lineOf(chosen: number, isSent: boolean): string {
  if (!isSent) return 'Look them over. Nothing has been sent yet: each becomes a job of its own.'
  return chosen === 0
    ? 'Each is a job of its own, two at a time. You can leave this page.'
    : `${plural(chosen, 'file stands', 'files stand')} below the jobs and ${chosen === 1 ? 'was' : 'were'} not sent.`
}
