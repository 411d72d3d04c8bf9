import * as v from 'valibot'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { detailIs, noResponse, on, onDetail, otherwise, rules } from '#shared/errors/errorRules.ts'
import { TaxpayerIdSchema, type Taxpayer, type TaxpayerId } from './contract.ts'

const GSTR = '/GSTR/V1'

/** Whatever its case and the words around it (decisions D43). */
const speaksOfOtp = (detail: string) => /otp/i.test(detail)

/** Has the GST portal send the taxpayer an OTP. */
export const requestOtp: Endpoint<Taxpayer, TaxpayerId> = {
  name: 'gstrRequestOtp',
  method: 'POST',
  path: `${GSTR}/request-otp`,
  request: ({ gstin, username }) => ({ body: { gstin, username } }),
  answer: 'json',
  schema: TaxpayerIdSchema,
  errors: rules(
    on(401, 'notAuthenticated'),
    onDetail(detailIs('API Access Denied'), 'gstrApiAccessDenied'),
    otherwise('requestOtpError'),
    noResponse('uploadFailed'),
  ),
}

/** Shows the GST portal the taxpayer's OTP; a wrong one is told in its dialog. */
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
  answer: 'none',
  schema: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: rules(
    on(401, 'notAuthenticated'),
    on(400, speaksOfOtp, 'wrongOtp'),
    otherwise('autheticateOtpError'),
    noResponse('uploadFailed'),
  ),
}

/** The GST data of a verified taxpayer, as one ZIP. */
export const downloadDocuments: Endpoint<{ gstin: string; taxpayerId: TaxpayerId }, Blob> = {
  name: 'gstrDownloadDocuments',
  method: 'POST',
  path: `${GSTR}/download_documents`,
  request: ({ gstin, taxpayerId }) => ({ body: { gstin, taxpayer_id: taxpayerId } }),
  answer: 'blob',
  schema: v.blob(),
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('downloadDocumentsError'),
    noResponse('uploadFailed'),
  ),
}
