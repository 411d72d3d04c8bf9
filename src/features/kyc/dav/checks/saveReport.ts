import { run } from '#shared/api/run.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AddressCase } from '../case.ts'
import { caseReport } from '../endpoints.ts'
import { reportName } from '../reportName.ts'

/** Fetches the PDF report of a decided case and saves it. */
export function saveReport({ caseId, source }: AddressCase): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(run(caseReport, { caseId }))
    if (result.ok) downloadBlob(result.value, reportName(source))
  }
}
