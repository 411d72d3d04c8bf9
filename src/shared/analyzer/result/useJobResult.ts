import { useEffect, useState } from 'react'
import type { ResultSource } from '#shared/jobs/definition.ts'
import { fetchResult } from '#shared/jobs/results.ts'
import { useSession } from '#shared/store/hooks.ts'
import { fileVault } from '#shared/vault/vault.ts'
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
  const session = useSession()
  const [state, setState] = useState<JobResultState<Result>>({ kind: 'loading' })
  useEffect(() => {
    const asking = new AbortController()
    const signal = AbortSignal.any([session.signal, asking.signal])
    void fetchResult(session.get(fileVault), definition, job, signal).then((result) => {
      if (!signal.aborted) setState(result === null ? { kind: 'gone' } : { kind: 'ready', result })
    })
    return () => asking.abort()
  }, [session, definition, job])
  return state
}
