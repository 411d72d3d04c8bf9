import * as v from 'valibot'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { detailIs, failsAs, onDetail } from '#shared/errors/errorRules.ts'
import { PAGE_SIZE, type Page } from '#shared/records/list/page.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import type { AddressCase } from './case.ts'
import { toFilterBody, type CasesAsked } from './caseFilters.ts'
import { CasePageSchema, SubClientsSchema, SuccessSchema } from './contract.ts'
import type { QcSubmission } from './qcSubmission.ts'

const DAV = '/service/fintech/V1/dav'

/** The sub-clients whose cases the user sees, as they come (decisions D34). */
export const subClientList: Endpoint<void, readonly SubClient[]> = {
  name: 'davSubClients',
  method: 'GET',
  path: `${DAV}/subclients/`,
  answer: 'status',
  schema: SubClientsSchema,
  errors: failsAs('fetchRecordsError'),
}

/** A page of a sub-client's list that nothing narrows (decisions D10). */
export const caseList: Endpoint<CasesAsked, Page<AddressCase>> = {
  name: 'davCases',
  method: 'POST',
  path: `${DAV}/case/filter`,
  request: (asked) => ({ body: toFilterBody(asked) }),
  answer: 'json',
  schema: CasePageSchema,
  errors: failsAs('fetchRecordsError'),
}

/** The same of a list that is searched or filtered: its failure has a name of its own (kyc §8). */
export const caseFilter: Endpoint<CasesAsked, Page<AddressCase>> = {
  ...caseList,
  name: 'davFilteredCases',
  errors: failsAs('filterError'),
}

/** One case whole, with its photos: megabytes of JSON, which a worker reads (photos/caseBook.ts). */
export const wholeCase: Endpoint<{ caseId: string }, Blob> = {
  name: 'davCase',
  method: 'POST',
  path: `${DAV}/case/filter`,
  request: ({ caseId }) => ({
    body: { caseId, limit: PAGE_SIZE, offset: 0, truncateResponse: false },
  }),
  answer: 'bytes',
  schema: v.blob(),
  errors: failsAs('QcDataError'),
}

/** Opens a case for each row of the file. */
export const initiateCases: Endpoint<{ subClient: SubClient; file: File }, null> = {
  name: 'davInitiate',
  method: 'POST',
  path: `${DAV}/case/initiate/bulk`,
  request: ({ subClient, file }) => {
    const body = new FormData()
    body.append('csv_file', file, file.name)
    return {
      query: { client_id: subClient.clientId, sub_client_id: subClient.subClientId },
      body,
    }
  },
  answer: 'none',
  schema: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: failsAs('fileUploadError'),
}

/** The CSV template of a sub-client. */
export const caseTemplate: Endpoint<{ subClientId: string }, Blob> = {
  name: 'davTemplate',
  method: 'GET',
  path: ({ subClientId }) => `${DAV}/subclients/upload_template/${encodeURIComponent(subClientId)}`,
  answer: 'blob',
  schema: v.blob(),
  errors: failsAs('downloadTemplateError'),
}

/** Notifies the candidate once more, at another number where one is given (10 digits). */
export const resendNotification: Endpoint<
  { caseId: string; alternateNumber: string | null },
  null
> = {
  name: 'davResend',
  method: 'POST',
  path: ({ caseId }) => `${DAV}/notification/resend/${encodeURIComponent(caseId)}`,
  request: ({ alternateNumber }) => ({
    body: alternateNumber === null ? {} : { alternate_phone_number: alternateNumber },
  }),
  answer: 'none',
  schema: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: failsAs('resendNotificationError'),
}

const ALREADY_ASSIGNED = onDetail(detailIs('Case Was Already Assigned'), 'caseAlreadyAssigned')
const ALREADY_UPDATED = onDetail(
  detailIs('Case status is already updated'),
  'caseStatusAlreadyUpdated',
)

type CaseMove = {
  caseId: string
  to: 'ASSIGNED' | 'PENDING_QC'
  /** Takes it from the one who holds it. */
  force?: boolean
}

/** Takes a case for review, or gives it back (kyc §4). */
export const moveCase: Endpoint<CaseMove, null> = {
  name: 'davMove',
  method: 'PATCH',
  path: ({ caseId }) => casePath(caseId),
  request: ({ to, force = false }) => ({
    body: { overallStatus: to, ...(force ? { forceAssign: true } : {}) },
  }),
  answer: 'json',
  schema: SuccessSchema,
  errors: failsAs('updateStatusError', ALREADY_ASSIGNED, ALREADY_UPDATED),
}

/** Opens a decided case for another review. */
export const reopenCase: Endpoint<{ caseId: string }, null> = {
  name: 'davReopen',
  method: 'PATCH',
  path: ({ caseId }) => casePath(caseId),
  request: () => ({ body: { overallStatus: 'RE_OPEN_FOR_QC' } }),
  answer: 'json',
  schema: SuccessSchema,
  errors: failsAs('reopenError', ALREADY_ASSIGNED, ALREADY_UPDATED),
}

/** Sends a verdict. */
export const submitQc: Endpoint<{ caseId: string; qc: QcSubmission }, null> = {
  name: 'davSubmitQc',
  method: 'PATCH',
  path: ({ caseId }) => casePath(caseId),
  request: ({ qc }) => ({ body: qc }),
  answer: 'json',
  schema: SuccessSchema,
  errors: failsAs('errorSubmittingQc', ALREADY_ASSIGNED, ALREADY_UPDATED),
}

/** The PDF report of a decided case. */
export const caseReport: Endpoint<{ caseId: string }, Blob> = {
  name: 'davReport',
  method: 'POST',
  path: `${DAV}/case/download-report`,
  request: ({ caseId }) => ({ query: { caseId } }),
  answer: 'blob',
  schema: v.blob(),
  errors: failsAs('downloadReportError'),
}

/** The MIS workbook of a range of Indian days, both ends in it (decisions D46). */
export const misReport: Endpoint<{ from: string; to: string }, Blob> = {
  name: 'davMis',
  method: 'POST',
  path: '/service/V1/dav/client/mis-generation',
  request: ({ from, to }) => ({ query: { start_date: from, end_date: to } }),
  answer: 'blob',
  schema: v.blob(),
  errors: failsAs(
    'downloadMisError',
    onDetail(detailIs('No data found for the selected date range.'), 'emptyMisError'),
  ),
}

function casePath(caseId: string): string {
  return `${DAV}/case/${encodeURIComponent(caseId)}`
}
