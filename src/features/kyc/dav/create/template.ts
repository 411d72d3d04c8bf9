import { run } from '#shared/api/run.ts'
import { downloadFile } from '#shared/dashboard/downloadFile.ts'
import { composeFileName } from '#shared/lib/fileName.ts'
import { decodeText } from '#shared/preview/csvText.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { anySignal } from '#shared/lib/anySignal.ts'
import { caseTemplate } from '../endpoints.ts'
import { CASE_COLUMN_NAMES } from './columns.ts'

/** Saves the template of the sub-client (kyc §9: {sub-client}_Upload_template.csv). */
export const saveTemplate = (subClient: SubClient): AppThunk<Promise<void>> =>
  downloadFile(caseTemplate, subClient, composeFileName(subClient.batchTag, '_Upload_template.csv'))

/** No file waits longer for what it is compared with. */
const TEMPLATE_WAIT_MS = 5_000

/** Columns of the template; where it cannot be had, or not in time, those that a case begins with. */
export const templateColumns =
  (subClient: SubClient, signal: AbortSignal): AppThunk<Promise<readonly string[]>> =>
  async (dispatch) => {
    const inTime = anySignal(signal, AbortSignal.timeout(TEMPLATE_WAIT_MS))
    const template = await dispatch(run(caseTemplate, subClient, { quiet: true, signal: inTime }))
    if (!template.ok) return CASE_COLUMN_NAMES
    const columns = headerOf(new Uint8Array(await template.value.arrayBuffer()))
    return columns.some((column) => column !== '') ? columns : CASE_COLUMN_NAMES
  }

const DELIMITERS = [',', ';', '\t'] as const

/** The names in the first line of a template, however it is written: names have no delimiter in them. */
function headerOf(bytes: Uint8Array): string[] {
  const [line = ''] = decodeText(bytes)
    .text.trim()
    .split(/[\r\n]/)
  const delimiter = DELIMITERS.find((one) => line.includes(one)) ?? ','
  return line.split(delimiter).map((name) =>
    name
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}
