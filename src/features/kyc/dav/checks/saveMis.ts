import type { DayRange } from '#shared/dashboard/dayRange.ts'
import { downloadFile } from '#shared/dashboard/downloadFile.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { misReport } from '../endpoints.ts'

/** Fetches the MIS workbook of a range and saves it (kyc §9). */
export const saveMis = ({ from, to }: DayRange): AppThunk<Promise<void>> =>
  downloadFile(misReport, { from, to }, `DAV_MIS_${from}_${to}_Report.xlsx`)
