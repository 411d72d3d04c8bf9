import person from 'bootstrap-icons/icons/person-lines-fill.svg?raw'
import shield from 'bootstrap-icons/icons/shield-check.svg?raw'
import table from 'bootstrap-icons/icons/table.svg?raw'
import type { CsvIntake } from '#shared/kits/csv/csvIntake.ts'
import { downloadFile } from '#shared/kits/dashboard/downloadFile.ts'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { sendRows } from '#shared/kits/upload/sendRows.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { composeFileName } from '#shared/platform/lib/text/fileName.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { HelpRow } from '#shared/ui/components/overlays/HelpPanel.tsx'
import { decodeText } from '#shared/ui/preview/sheet/decodeCsv.ts'
import { davApi, reloadCases } from '../davApi.ts'
import { initiateCases, caseTemplate } from '../endpoints.ts'
import { isSameDavLocation } from '../useDavLocation.ts'
import { CASE_CSV_COLUMNS, CASE_CSV_COLUMN_NAMES } from './csvColumns.ts'

/** kyc §9: {sub-client}_Upload_template.csv */
const saveTemplate = (subClient: SubClient): AppThunk<Promise<void>> =>
  downloadFile(caseTemplate, subClient, composeFileName(subClient.batchTag, '_Upload_template.csv'))

/** A file is compared with the template. */
const TEMPLATE_WAIT_MS = 5_000

/** The default columns where the template does not load in time. */
export const templateColumns =
  (subClient: SubClient, signal: AbortSignal): AppThunk<Promise<readonly string[]>> =>
  async (dispatch) => {
    const inTime = anySignal(signal, AbortSignal.timeout(TEMPLATE_WAIT_MS))
    const template = await dispatch(
      callInSession(caseTemplate, subClient, { quiet: true, signal: inTime }),
    )
    if (!template.ok) return CASE_CSV_COLUMN_NAMES
    const columns = parseCsvHeader(new Uint8Array(await template.value.arrayBuffer()))
    return columns.some((column) => column !== '') ? columns : CASE_CSV_COLUMN_NAMES
  }

const DELIMITERS = [',', ';', '\t'] as const

/** With any delimiter, because names contain none. */
function parseCsvHeader(bytes: Uint8Array): string[] {
  const [line = ''] = decodeText(bytes)
    .text.trim()
    .split(/[\r\n]/)
  const delimiter = DELIMITERS.find((candidate) => line.includes(candidate)) ?? ','
  return line.split(delimiter).map((name) =>
    name
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

const INSTRUCTIONS: readonly HelpRow[] = [
  {
    icon: person,
    title: 'One row per candidate',
    description: 'A case is created for each, and its link is sent by email, SMS and voice call.',
  },
  {
    icon: table,
    title: 'The columns of the template',
    description: 'Each row needs a name, phone number and address.',
  },
  {
    icon: shield,
    title: 'Checked before it is sent',
    description:
      'Phone numbers damaged by a spreadsheet, empty cells and duplicates are shown with their row and column.',
  },
]

const UPLOAD_TEXTS = {
  busyText: 'Creating the cases',
  failureNote: 'The file is still chosen.',
  arrivalText:
    'Its cases may have been created and charged, and their candidates may have been contacted.',
  noAnswerNote: 'Check View Checks for its cases before you send it again.',
} as const

const processCases =
  (subClient: SubClient, file: File): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const isSent = await dispatch(sendRows(initiateCases, { subClient, file }, UPLOAD_TEXTS))
    if (isSent) dispatch(reloadCases())
    return isSent
  }

/** From the cached list, without a request. */
function loadedPhones(subClientId: string): AppThunk<readonly string[]> {
  return (_, getState) => {
    const { queries } = getState()
    if (queries === undefined) return []
    const state = { queries }
    return davApi.util
      .selectCachedArgsForQuery(state, 'davCases')
      .filter((query) => query.subClientId === subClientId)
      .flatMap((query) => davApi.endpoints.davCases.select(query)(state).data?.rows ?? [])
      .map(({ source }) => source.phone)
  }
}

/** One case per CSV row (kyc §2). */
export const caseIntake = (subClient: SubClient): CsvIntake => ({
  title: 'Create Case',
  dropTitle: `Drop the candidate CSV for ${subClient.batchTag} here`,
  instructions: INSTRUCTIONS,
  limits: UPLOAD_LIMITS.addressCases,
  shouldCheckName: false,
  columns: CASE_CSV_COLUMNS,
  template: {
    displayName: `the template for ${subClient.batchTag}`,
    save: () => saveTemplate(subClient),
    columns: (signal) => templateColumns(subClient, signal),
  },
  existingValues: () => (dispatch) => ({
    phoneNumber: dispatch(loadedPhones(subClient.subClientId)),
  }),
  sends: 'An email, an SMS and a call with the link',
  process: (file) => processCases(subClient, file),
  isSamePage: isSameDavLocation,
})
