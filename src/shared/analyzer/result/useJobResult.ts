import { useEffect, useState } from 'react'
import type { ResultSource } from '#shared/jobs/definition.ts'
import { fetchResult } from '#shared/jobs/results.ts'
import type { DoneJob } from '#shared/jobs/job.ts'

type JobResultState<Result> =
  | { kind: 'loading' }
  | { kind: 'ready'; result: Result }
  | { kind: 'gone' }

/** A finished job's result: the kept one, or fetched again by its transaction id. */
export function useJobResult<Result>(
  definition: ResultSource<Result>,
  job: DoneJob,
): JobResultState<Result> {
  const [state, setState] = useState<JobResultState<Result>>({ kind: 'loading' })
  useEffect(() => {
    const asking = new AbortController()
    void fetchResult(definition, job, asking.signal).then((result) => {
      if (!asking.signal.aborted)
        setState(result === null ? { kind: 'gone' } : { kind: 'ready', result })
    })
    return () => asking.abort()
  }, [definition, job])
  return state
}
