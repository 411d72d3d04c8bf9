import * as v from 'valibot'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { PAGE_SIZE, type Page } from '#shared/kits/records/list/page.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { detailEquals, signedInErrorRules, onErrorDetail } from '#shared/platform/api/errorRules.ts'
import { IgnoredResponseSchema } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'
import type { AddressCase, QcSubmission } from './case.ts'
import { toCaseListBody, type CaseListQuery } from './caseFilters.ts'
import { CasePageSchema, SubClientsSchema, SuccessSchema } from './contract.ts'

const DAV = '/service/fintech/V1/dav'

/** The sub-clients whose cases the user sees, in the server's order (decisions D34). */
export const subClientList: Endpoint<void, readonly SubClient[]> = {
  name: 'davSubClients',
  method: 'GET',
  path: `${DAV}/subclients/`,
  responseType: 'status',
  schema: SubClientsSchema,
  errors: signedInErrorRules('fetchRecordsError'),
}

/** A page of a sub-client's unfiltered list (decisions D10). */
export const caseList: Endpoint<CaseListQuery, Page<AddressCase>> = {
  name: 'davCases',
  method: 'POST',
  path: `${DAV}/case/filter`,
  request: (query) => ({ body: toCaseListBody(query) }),
  responseType: 'json',
  schema: CasePageSchema,
  errors: signedInErrorRules('fetchRecordsError'),
}

/** The same list with search or filters, whose failure has its own name (kyc §8). */
export const caseFilter: Endpoint<CaseListQuery, Page<AddressCase>> = {
  ...caseList,
  name: 'davFilteredCases',
  errors: signedInErrorRules('filterError'),
}

/** A case with its photos: megabytes of JSON, which a worker parses (caseData/caseCache.ts). */
export const fullCase: Endpoint<{ caseId: string }, Blob> = {
  name: 'davCase',
  method: 'POST',
  path: `${DAV}/case/filter`,
  request: ({ caseId }) => ({
    body: { caseId, limit: PAGE_SIZE, offset: 0, truncateResponse: false },
  }),
  responseType: 'bytes',
  schema: v.blob(),
  errors: signedInErrorRules('QcDataError'),
}

/** Creates a case for each row of the file. */
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
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: signedInErrorRules('fileUploadError'),
}

/** The CSV template of a sub-client. */
export const caseTemplate: Endpoint<{ subClientId: string }, Blob> = {
  name: 'davTemplate',
  method: 'GET',
  path: ({ subClientId }) => `${DAV}/subclients/upload_template/${encodeURIComponent(subClientId)}`,
  responseType: 'blob',
  schema: v.blob(),
  errors: signedInErrorRules('downloadTemplateError'),
}

/** Notifies the candidate again, optionally at another number (10 digits). */
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
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: signedInErrorRules('resendNotificationError'),
}

const ALREADY_ASSIGNED = onErrorDetail(
  detailEquals('Case Was Already Assigned'),
  'caseAlreadyAssigned',
)
const ALREADY_UPDATED = onErrorDetail(
  detailEquals('Case status is already updated'),
  'caseStatusAlreadyUpdated',
)

type CaseStatusChange = {
  caseId: string
  status: 'ASSIGNED' | 'PENDING_QC'
  /** Takes the case over from its assignee. */
  force?: boolean
}

/** Assigns or releases a case (kyc §4). */
export const setCaseStatus: Endpoint<CaseStatusChange, null> = {
  name: 'davMove',
  method: 'PATCH',
  path: ({ caseId }) => casePath(caseId),
  request: ({ status, force = false }) => ({
    body: { overallStatus: status, ...(force ? { forceAssign: true } : {}) },
  }),
  responseType: 'json',
  schema: SuccessSchema,
  errors: signedInErrorRules('updateStatusError', ALREADY_ASSIGNED, ALREADY_UPDATED),
}

/** Reopens a decided case for another review. */
export const reopenCase: Endpoint<{ caseId: string }, null> = {
  name: 'davReopen',
  method: 'PATCH',
  path: ({ caseId }) => casePath(caseId),
  request: () => ({ body: { overallStatus: 'RE_OPEN_FOR_QC' } }),
  responseType: 'json',
  schema: SuccessSchema,
  errors: signedInErrorRules('reopenError', ALREADY_ASSIGNED, ALREADY_UPDATED),
}

/** Submits a verdict. */
export const submitQc: Endpoint<{ caseId: string; qc: QcSubmission }, null> = {
  name: 'davSubmitQc',
  method: 'PATCH',
  path: ({ caseId }) => casePath(caseId),
  request: ({ qc }) => ({ body: qc }),
  responseType: 'json',
  schema: SuccessSchema,
  errors: signedInErrorRules('errorSubmittingQc', ALREADY_ASSIGNED, ALREADY_UPDATED),
}

/** The PDF report of a decided case. */
export const caseReport: Endpoint<{ caseId: string }, Blob> = {
  name: 'davReport',
  method: 'POST',
  path: `${DAV}/case/download-report`,
  request: ({ caseId }) => ({ query: { caseId } }),
  responseType: 'blob',
  schema: v.blob(),
  errors: signedInErrorRules('downloadReportError'),
}

/** The MIS workbook of a range of days in India, both included (decisions D46). */
export const misReport: Endpoint<{ from: string; to: string }, Blob> = {
  name: 'davMis',
  method: 'POST',
  path: '/service/V1/dav/client/mis-generation',
  request: ({ from, to }) => ({ query: { start_date: from, end_date: to } }),
  responseType: 'blob',
  schema: v.blob(),
  errors: signedInErrorRules(
    'downloadMisError',
    onErrorDetail(detailEquals('No data found for the selected date range.'), 'emptyMisError'),
  ),
}

function casePath(caseId: string): string {
  return `${DAV}/case/${encodeURIComponent(caseId)}`
}
