import { POLL_INTERVAL_MS } from '#shared/config/constants.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { fileVault } from '#shared/vault/vault.ts'
import type { ResultSource } from './definition.ts'
import { selectJob } from './jobsSlice.ts'
import { moveJob, rereadJob } from './jobsStore.ts'
import { fetchResult, keptResult, type OpenedResult } from './results.ts'
import { askingFor, untilTime, whileSole } from './waiting.ts'

/**
 * A finished job's result: the kept one, or the server's own. Asking for it is a poll like any other: one tab at a time,
 * and never sooner after the last one. Null when neither has it, or when `signal` aborts.
 */
export function openResult<Result>(
  source: ResultSource<Result>,
  id: string,
  signal: AbortSignal,
): AppThunk<Promise<OpenedResult<Result> | null>> {
  return async (dispatch, getState, session) => {
    const vault = session.get(fileVault)
    const turn = askingFor(id, session)
    let result = await keptResult(vault, source, id)
    if (result !== null) return result
    await whileSole(turn, signal, async (mine) => {
      await dispatch(rereadJob(id))
      await untilTime((selectJob(getState(), id)?.askedAt ?? 0) + POLL_INTERVAL_MS, mine)
      const job = selectJob(getState(), id)
      if (mine.aborted || job?.kind !== 'Processed Successfully') return
      await dispatch(moveJob(id, { kind: 'asked', at: Date.now() }))
      result = await fetchResult(vault, source, job, mine)
    })
    return result
  }
}
