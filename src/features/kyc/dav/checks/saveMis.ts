import { run } from '#shared/api/run.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { misReport } from '../endpoints.ts'
import type { DayRange } from '#shared/dashboard/dayRange.ts'

/** Fetches the MIS workbook of a range and saves it (kyc §9). */
export function saveMis({ from, to }: DayRange): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(run(misReport, { from, to }))
    if (result.ok) downloadBlob(result.value, `DAV_MIS_${from}_${to}_Report.xlsx`)
  }
}
