import * as v from 'valibot'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  detailEquals,
  onNoResponse,
  onStatus,
  onErrorDetail,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'
import { IgnoredResponseSchema } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'
import { TaxpayerIdSchema, type Taxpayer, type TaxpayerId } from './contract.ts'

const GSTR = '/GSTR/V1'

/** Ignores the other words (decisions D43). */
const mentionsOtp = (detail: string) => /otp/i.test(detail)

/** Makes the GST portal send the taxpayer an OTP. */
export const requestOtp: Endpoint<Taxpayer, TaxpayerId> = {
  name: 'gstrRequestOtp',
  method: 'POST',
  path: `${GSTR}/request-otp`,
  request: ({ gstin, username }) => ({ body: { gstin, username } }),
  responseType: 'json',
  schema: TaxpayerIdSchema,
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onErrorDetail(detailEquals('API Access Denied'), 'gstrApiAccessDenied'),
    onOtherError('requestOtpError'),
    onNoResponse('uploadFailed'),
  ),
}

/** Verifies the OTP at the GST portal; a wrong one is shown in the dialog. */
export const authenticateOtp: Endpoint<
  Taxpayer & { taxpayerId: TaxpayerId; otp: string },
  null,
  'wrongOtp'
> = {
  name: 'gstrAuthenticateOtp',
  method: 'POST',
  path: `${GSTR}/authenticate-otp`,
  request: ({ gstin, username, otp, taxpayerId }) => ({
    body: { gstin, username, otp, taxpayer_id: taxpayerId },
  }),
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onStatus(400, mentionsOtp, 'wrongOtp'),
    onOtherError('autheticateOtpError'),
    onNoResponse('uploadFailed'),
  ),
}

/** The GST data of a verified taxpayer as one ZIP. */
export const downloadDocuments: Endpoint<{ gstin: string; taxpayerId: TaxpayerId }, Blob> = {
  name: 'gstrDownloadDocuments',
  method: 'POST',
  path: `${GSTR}/download_documents`,
  request: ({ gstin, taxpayerId }) => ({ body: { gstin, taxpayer_id: taxpayerId } }),
  responseType: 'blob',
  schema: v.blob(),
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onOtherError('downloadDocumentsError'),
    onNoResponse('uploadFailed'),
  ),
}
