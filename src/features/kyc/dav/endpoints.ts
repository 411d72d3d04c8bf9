import * as v from 'valibot'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { detailIs, noResponse, on, onDetail, otherwise, rules } from '#shared/errors/errorRules.ts'
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
  answer: 'json',
  schema: SubClientsSchema,
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('fetchRecordsError'),
    noResponse('uploadFailed'),
  ),
}

/** A page of a sub-client's list that nothing narrows (decisions D10). */
export const caseList: Endpoint<CasesAsked, Page<AddressCase>> = {
  name: 'davCases',
  method: 'POST',
  path: `${DAV}/case/filter`,
  request: (asked) => ({ body: toFilterBody(asked) }),
  answer: 'json',
  schema: CasePageSchema,
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('fetchRecordsError'),
    noResponse('uploadFailed'),
  ),
}

/** The same of a list that is searched or filtered: its failure has a name of its own (kyc §8). */
export const caseFilter: Endpoint<CasesAsked, Page<AddressCase>> = {
  ...caseList,
  name: 'davFilteredCases',
  errors: rules(on(401, 'notAuthenticated'), otherwise('filterError'), noResponse('uploadFailed')),
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
  errors: rules(on(401, 'notAuthenticated'), otherwise('QcDataError'), noResponse('uploadFailed')),
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
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('fileUploadError'),
    noResponse('uploadFailed'),
  ),
}

/** The CSV template of a sub-client. */
export const caseTemplate: Endpoint<{ subClientId: string }, Blob> = {
  name: 'davTemplate',
  method: 'GET',
  path: ({ subClientId }) => `${DAV}/subclients/upload_template/${encodeURIComponent(subClientId)}`,
  answer: 'blob',
  schema: v.blob(),
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('downloadTemplateError'),
    noResponse('uploadFailed'),
  ),
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
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('resendNotificationError'),
    noResponse('uploadFailed'),
  ),
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
  errors: rules(
    on(401, 'notAuthenticated'),
    ALREADY_ASSIGNED,
    ALREADY_UPDATED,
    otherwise('updateStatusError'),
    noResponse('uploadFailed'),
  ),
}

/** Opens a decided case for another review. */
export const reopenCase: Endpoint<{ caseId: string }, null> = {
  name: 'davReopen',
  method: 'PATCH',
  path: ({ caseId }) => casePath(caseId),
  request: () => ({ body: { overallStatus: 'RE_OPEN_FOR_QC' } }),
  answer: 'json',
  schema: SuccessSchema,
  errors: rules(
    on(401, 'notAuthenticated'),
    ALREADY_ASSIGNED,
    ALREADY_UPDATED,
    otherwise('reopenError'),
    noResponse('uploadFailed'),
  ),
}

/** Sends a verdict. */
export const submitQc: Endpoint<{ caseId: string; qc: QcSubmission }, null> = {
  name: 'davSubmitQc',
  method: 'PATCH',
  path: ({ caseId }) => casePath(caseId),
  request: ({ qc }) => ({ body: qc }),
  answer: 'json',
  schema: SuccessSchema,
  errors: rules(
    on(401, 'notAuthenticated'),
    ALREADY_ASSIGNED,
    ALREADY_UPDATED,
    otherwise('errorSubmittingQc'),
    noResponse('uploadFailed'),
  ),
}

/** The PDF report of a decided case. */
export const caseReport: Endpoint<{ caseId: string }, Blob> = {
  name: 'davReport',
  method: 'POST',
  path: `${DAV}/case/download-report`,
  request: ({ caseId }) => ({ query: { caseId } }),
  answer: 'blob',
  schema: v.blob(),
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('downloadReportError'),
    noResponse('uploadFailed'),
  ),
}

/** The MIS workbook of a range of Indian days, both ends in it (decisions D46). */
export const misReport: Endpoint<{ from: string; to: string }, Blob> = {
  name: 'davMis',
  method: 'POST',
  path: '/service/V1/dav/client/mis-generation',
  request: ({ from, to }) => ({ query: { start_date: from, end_date: to } }),
  answer: 'blob',
  schema: v.blob(),
  errors: rules(
    on(401, 'notAuthenticated'),
    onDetail(detailIs('No data found for the selected date range.'), 'emptyMisError'),
    otherwise('downloadMisError'),
    noResponse('uploadFailed'),
  ),
}

function casePath(caseId: string): string {
  return `${DAV}/case/${encodeURIComponent(caseId)}`
}
