import { downloadFile } from '#shared/dashboard/downloadFile.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AddressCase } from '../case.ts'
import { caseReport } from '../endpoints.ts'
import { reportName } from '../reportName.ts'

/** Fetches the PDF report of a decided case and saves it. */
export const saveReport = ({ caseId, source }: AddressCase): AppThunk<Promise<void>> =>
  downloadFile(caseReport, { caseId }, reportName(source))
