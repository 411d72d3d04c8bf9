import type { JobResult } from '#shared/kits/jobs/definition.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { storeResult } from '#shared/kits/jobs/results/results.ts'
import { summarizeJob } from '#shared/kits/jobs/results/summarizeJobs.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { passbookReport } from '../endpoints.ts'
import { OUTPUT_FILE, summarizeStored } from './report.ts'

/** The result with its workbook, fetched unless it is stored. A failure opens no dialog (analyzers §4: only logged). */
export function fetchReport(
  answer: JobResult,
  { id, transactionId }: Pick<DoneJob, 'id' | 'transactionId'>,
  signal: AbortSignal,
): AppThunk<Promise<JobResult | null>> {
  return async (dispatch, _getState, session) => {
    if (answer.files?.[OUTPUT_FILE] !== undefined) return answer
    if (transactionId === null) return null
    const response = await dispatch(
      callInSession(passbookReport, transactionId, { quiet: true, signal }),
    )
    if (!response.ok) return null
    const stored = { data: null, files: { [OUTPUT_FILE]: response.value } }
    await storeResult(session.get(blobStore), id, stored)
    void dispatch(summarizeJob(id, { summarize: summarizeStored }, stored))
    return stored
  }
}
