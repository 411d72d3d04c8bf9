import { run } from '#shared/api/run.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { caseTemplate } from '../endpoints.ts'
import { CASE_COLUMN_NAMES } from './columns.ts'

/** Saves the template of the sub-client (kyc §9: {sub-client}_Upload_template.csv). */
export const saveTemplate =
  (subClient: SubClient): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const template = await dispatch(run(caseTemplate, subClient))
    if (template.ok) downloadBlob(template.value, `${subClient.batchTag}_Upload_template.csv`)
  }

/** Columns of the template; where it cannot be had, those that a case begins with. */
export const templateColumns =
  (subClient: SubClient, signal: AbortSignal): AppThunk<Promise<readonly string[]>> =>
  async (dispatch) => {
    const template = await dispatch(run(caseTemplate, subClient, { quiet: true, signal }))
    if (!template.ok) return CASE_COLUMN_NAMES
    const [header = ''] = (await template.value.text()).split(/\r?\n/)
    const columns = header.split(',').map((column) => column.trim())
    return columns.some((column) => column !== '') ? columns : CASE_COLUMN_NAMES
  }
