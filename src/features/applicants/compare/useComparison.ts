import { useEffect, useMemo, useRef, useState } from 'react'
import { failureText } from '#shared/kits/analyzer/jobs/failureText.ts'
import { isDone, jobName, type Job } from '#shared/kits/jobs/job.ts'
import { selectJob, selectJobsLoaded } from '#shared/kits/jobs/jobsSlice.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import { useAppDispatch, useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import type { Applicant } from '../model/applicant.ts'
import { isEqual } from '../model/isEqual.ts'
import type { Comparison } from './comparison.ts'
import type { ComparisonInput } from './comparisonInput.ts'
import type { RunningComparison, WorkbookBlobs } from './listWorkbooks.ts'
import { readJob, type JobReading } from './readJob.ts'
import { startComparison } from './startComparison.ts'

export type ComparisonState =
  | { kind: 'loading' }
  /** `isComplete` is false while results are still being read. */
  | { kind: 'ready'; comparison: Comparison; isComplete: boolean }
  /** The worker did not start. */
  | { kind: 'failed' }

type Compared = { input: ComparisonInput } & ({ comparison: Comparison } | { comparison: null })

type Readings = Readonly<Record<string, JobReading>>

/** What the documents of an applicant say, compared again whenever a result arrives. */
export function useComparison(applicant: Applicant): ComparisonState {
  const isLoaded = useAppSelector(selectJobsLoaded)
  // Equal values stay the same ones, so that a poll of a running job compares nothing again.
  const outcomes = useAppSelector(
    (state) => applicant.jobs.flatMap((id) => outcomeOf(selectJob(state, id))),
    isEqual,
  )
  const unsent = useAppSelector(() => unsentFiles(applicant), isEqual)
  const { readings, compare } = useReadings(outcomes)
  const decisions = useAppSelector(
    () => ({ credits: applicant.credits, transfers: applicant.transfers }),
    isEqual,
  )
  const { input, blobs, isComplete } = useMemo(
    () => toInput(outcomes, { unsent, ...decisions }, readings),
    [outcomes, unsent, readings, decisions],
  )
  const [compared, setCompared] = useState<Compared | null>(null)
  const isPossible = isLoaded && (isComplete || input.jobs.length > 0)
  useEffect(() => {
    if (!isPossible) return undefined
    let isCurrent = true
    const update = (result: Compared) => {
      if (isCurrent) setCompared(result)
    }
    compare(input, blobs).then(
      (comparison) => update({ input, comparison }),
      () => update({ input, comparison: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [compare, input, blobs, isPossible])
  if (compared === null) return { kind: 'loading' }
  if (compared.comparison === null) return { kind: 'failed' }
  return {
    kind: 'ready',
    comparison: compared.comparison,
    isComplete: isComplete && compared.input === input,
  }
}

/** `at`: epoch ms of its end, which a saved file keeps. */
type Outcome = { id: string; at: number } & (
  | { kind: 'done'; name: string; problems: readonly string[] }
  | { kind: 'failed'; text: string }
)

/** Running jobs are left out. */
function outcomeOf(job: Job | undefined): Outcome[] {
  if (isDone(job)) {
    const problems = (job.findings ?? []).filter(({ kind }) => kind === 'failed')
    const texts = problems.map(({ text }) => text)
    return [{ id: job.id, at: job.finishedAt, kind: 'done', name: jobName(job), problems: texts }]
  }
  if (job?.kind !== 'Not Uploaded') return []
  return [
    { id: job.id, at: job.failedAt, kind: 'failed', text: `${jobName(job)}: ${failureText(job)}.` },
  ]
}

const unsentFiles = ({ entries }: Applicant): ComparisonInput['unsent'] =>
  entries.map(({ id, name, phase }) => ({
    id,
    text:
      phase.kind === 'locked' ? `${name} is locked and not sent yet.` : `${name} is not sent yet.`,
  }))

/** Reads each finished job once, and owns the worker of the page. */
function useReadings(outcomes: readonly Outcome[]) {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const [readings, setReadings] = useState<Readings>({})
  const page = useRef<{
    signal: AbortSignal
    started: Set<string>
    comparison: RunningComparison
  } | null>(null)
  useEffect(() => {
    const unmounted = new AbortController()
    const signal = anySignal(session.signal, unmounted.signal)
    const comparison = startComparison()
    page.current = { signal, started: new Set(), comparison }
    return () => {
      unmounted.abort()
      comparison.close()
    }
  }, [session])
  useEffect(() => {
    if (page.current === null) return
    const { signal, started } = page.current
    for (const { id, kind } of outcomes) {
      if (kind !== 'done' || started.has(id)) continue
      started.add(id)
      void dispatch(readJob(id, signal)).then((reading) => {
        if (reading !== null && !signal.aborted)
          setReadings((before) => ({ ...before, [id]: reading }))
      })
    }
  }, [dispatch, outcomes])
  const compare = useMemo(
    () => async (input: ComparisonInput, blobs: WorkbookBlobs) => {
      if (page.current === null) throw new Error('The page is closed.')
      return page.current.comparison.compare(input, blobs)
    },
    [],
  )
  return { readings, compare }
}

function toInput(
  outcomes: readonly Outcome[],
  others: Pick<ComparisonInput, 'unsent' | 'credits' | 'transfers'>,
  readings: Readings,
): { input: ComparisonInput; blobs: WorkbookBlobs; isComplete: boolean } {
  const blobs: Record<string, Readonly<Record<string, Blob>>> = {}
  const jobs = outcomes.flatMap((outcome): ComparisonInput['jobs'][number][] => {
    const { id } = outcome
    if (outcome.kind === 'failed') return [{ kind: 'unread', id, text: outcome.text }]
    const reading = readings[id]
    if (reading === undefined) return []
    if (reading.kind === 'unread') return [{ id, ...reading }]
    blobs[id] = reading.files
    const { name, problems } = outcome
    return [{ kind: 'read', id, facts: reading.facts, name, problems }]
  })
  const day = toIndiaDay(Math.max(...outcomes.map(({ at }) => at)))
  return { input: { day, jobs, ...others }, blobs, isComplete: jobs.length === outcomes.length }
}
