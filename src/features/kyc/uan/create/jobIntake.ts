import person from 'bootstrap-icons/icons/person-lines-fill.svg?raw'
import shield from 'bootstrap-icons/icons/shield-check.svg?raw'
import table from 'bootstrap-icons/icons/table.svg?raw'
import { PHONE_COLUMN, REFERENCE_COLUMN } from '#shared/kits/csv/candidateColumns.ts'
import type { CsvIntake } from '#shared/kits/csv/csvIntake.ts'
import type { PreflightContext, CsvColumn } from '#shared/kits/csv/preflight/columns.ts'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { isSameLocation } from '#shared/kits/dashboard/useDashboardLocation.ts'
import { sendRows } from '#shared/kits/upload/sendRows.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { HelpRow } from '#shared/ui/components/overlays/HelpPanel.tsx'
import { initiateJobs } from '../endpoints.ts'
import { JOB_STATUS } from '../job.ts'
import { reloadJobs, uanApi } from '../uanApi.ts'

/** In the template's spelling (kyc §3). */
export const JOB_CSV_COLUMNS = {
  name: {
    label: 'Name',
    content: { kind: 'text' },
    isRequired: true,
    aliases: ['candidatename', 'fullname', 'candidate', 'employeename', 'nameasperuan'],
  },
  phoneNumber: {
    ...PHONE_COLUMN,
    duplicateMessages: {
      inFile: 'so one phone would get two links',
      inList: 'The list already has a job with this phone number',
    },
  },
  uanNumber: {
    label: 'UAN Number',
    content: { kind: 'digits', length: 12, noun: 'a UAN' },
    isRequired: true,
    aliases: ['uan', 'uanno', 'universalaccountnumber'],
    duplicateMessages: {
      inFile: 'so one UAN would get two jobs',
      inList: 'The list already has a job with this UAN',
    },
  },
  internalReferenceNumber: REFERENCE_COLUMN,
} as const satisfies Record<string, CsvColumn>

export const JOB_CSV_COLUMN_NAMES = Object.keys(JOB_CSV_COLUMNS)

const INSTRUCTIONS: readonly HelpRow[] = [
  {
    icon: person,
    title: 'One row per candidate',
    description: 'A job is created for each, and its link is sent by SMS.',
  },
  {
    icon: table,
    title: 'The columns of the template',
    description:
      'Each row needs a name, a phone number and a 12-digit UAN. Format that column as text first, or the spreadsheet shortens the number.',
  },
  {
    icon: shield,
    title: 'Checked before it is sent',
    description: 'Damaged numbers, empty cells and duplicates are shown with their row and column.',
  },
]

/** Without failed jobs, which may be retried. */
function loadedJobs(subClientId: string): AppThunk<PreflightContext['existingValues']> {
  return (_, getState) => {
    const { queries } = getState()
    if (queries === undefined) return {}
    const state = { queries }
    const jobs = uanApi.util
      .selectCachedArgsForQuery(state, 'uanJobs')
      .filter((query) => query.subClientId === subClientId)
      .flatMap((query) => uanApi.endpoints.uanJobs.select(query)(state).data?.rows ?? [])
      .filter(({ status }) => JOB_STATUS[status].tone !== 'danger')
    return {
      uanNumber: jobs.map(({ uan }) => uan),
      phoneNumber: jobs.map(({ phone }) => phone),
    }
  }
}

const UPLOAD_TEXTS = {
  busyText: 'Creating the jobs',
  failureNote: 'The file is still chosen.',
  arrivalText:
    'Its jobs may have been created and charged, and their candidates may have been contacted.',
  noAnswerNote: 'Check View Jobs for its jobs before you send it again.',
} as const

const processJobs =
  (subClient: SubClient, file: File): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const isSent = await dispatch(sendRows(initiateJobs, { subClient, file }, UPLOAD_TEXTS))
    if (isSent) dispatch(reloadJobs())
    return isSent
  }

/** kyc §9. The same for every sub-client, so it is created here. */
const TEMPLATE_NAME = 'UAN_Upload_Template.csv'

function saveTemplate(): void {
  const header = `${JOB_CSV_COLUMN_NAMES.join(',')}\r\n`
  downloadBlob(new Blob([header], { type: 'text/csv' }), TEMPLATE_NAME)
}

/** One job per CSV row (kyc §2 F). */
export const jobIntake = (subClient: SubClient): CsvIntake => ({
  title: 'Create Job',
  dropTitle: `Drop the candidate CSV for ${subClient.batchTag} here`,
  instructions: INSTRUCTIONS,
  limits: UPLOAD_LIMITS.uanJobs,
  shouldCheckName: true,
  columns: JOB_CSV_COLUMNS,
  template: {
    displayName: 'the template',
    save: () => async () => saveTemplate(),
    columns: () => async () => JOB_CSV_COLUMN_NAMES,
  },
  existingValues: () => loadedJobs(subClient.subClientId),
  sends: 'An SMS with the link',
  process: (file) => processJobs(subClient, file),
  isSamePage: isSameLocation,
})
