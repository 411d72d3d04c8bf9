import type { GenericSchema } from 'valibot'
import { ClientSchema } from '#features/admin/clients/contract.ts'
import { ServiceSchema } from '#features/admin/services/contract.ts'
import { UserSchema } from '#features/admin/users/contract.ts'
import * as auth from '#features/auth/endpoints.ts'
import * as passwords from '#features/auth/password/passwordEndpoints.ts'
import { userDetails } from '#features/auth/userEndpoints.ts'
import * as addressForm from '#features/candidate/addressForm/model/endpoints.ts'
import * as feedback from '#features/feedback/endpoints.ts'
import * as bankStatement from '#features/financial/bankStatement/api/endpoints.ts'
import * as financialStatement from '#features/financial/financialStatement/endpoints.ts'
import * as form26as from '#features/financial/form26as/endpoints.ts'
import * as passbook from '#features/financial/passbook/endpoints.ts'
import * as payslip from '#features/financial/payslip/endpoints.ts'
import * as idExtraction from '#features/idExtraction/endpoints.ts'
import * as companyChecks from '#features/kyc/companyChecks/endpoints.ts'
import { readCase } from '#features/kyc/dav/caseData/readCase.ts'
import * as dav from '#features/kyc/dav/endpoints.ts'
import * as gstr from '#features/kyc/gstr/endpoints.ts'
import * as uan from '#features/kyc/uan/endpoints.ts'
import { recordCalls } from '#shared/kits/records/recordCalls.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import * as session from '#shared/platform/session/endpoints.ts'

/** What the descriptions use of an endpoint of the product. */
export type ProductEndpoint = Pick<
  Endpoint<never, unknown, string>,
  'name' | 'method' | 'path' | 'errors' | 'responseType' | 'schema' | 'keepsBody'
> & {
  /** For a body that a worker of the product reads. */
  reads?: (body: Blob) => Promise<boolean>
}

const recordsOf = <Row>(
  name: 'client' | 'service' | 'user',
  recordSchema: GenericSchema<unknown, Row>,
  idOf: (record: Row) => string,
): ProductEndpoint[] =>
  Object.values(
    recordCalls<Row, never, never>({
      name,
      path: `/master/V1/${name}-management`,
      idParam: `${name}_id`,
      recordSchema,
      idOf,
    }),
  )

const records = [
  ...recordsOf('client', ClientSchema, ({ clientId }) => clientId),
  ...recordsOf('service', ServiceSchema, ({ serviceId }) => serviceId),
  ...recordsOf('user', UserSchema, ({ userId }) => userId),
]

const fullCase: ProductEndpoint = {
  ...dav.fullCase,
  reads: async (body) => (await readCase(body)).kind === 'read',
}

/** The endpoints of the product by the call that they make; several may make the same call. */
export const ENDPOINTS_OF: Readonly<Record<string, readonly ProductEndpoint[]>> = {
  validateMail: [auth.validateMail],
  login: [auth.login],
  userDetails: [userDetails],
  accessToken: [session.sessionCheck, passwords.verifyResetCode],
  logout: [session.logOutCall],
  signUp: [auth.signUp],
  verifyMail: [auth.verifyMail],
  requestReset: [passwords.requestReset],
  setPassword: [passwords.setPassword],
  changePassword: [passwords.changePassword],
  subscription: [session.subscriptionDetails],
  feedback: [feedback.sendFeedback],
  ...Object.fromEntries(records.map((endpoint) => [endpoint.name, [endpoint]])),
  payslipUpload: [payslip.payslipUpload],
  payslipOutput: [payslip.payslipOutput],
  form26asUpload: [form26as.form26asUpload],
  form26asOutput: [form26as.form26asOutput],
  idExtractionUpload: [idExtraction.idUpload],
  idExtractionOutput: [idExtraction.idOutput],
  bankStatementUpload: [bankStatement.bankStatementUpload],
  bankStatementStatus: [bankStatement.bankStatementStatus],
  bankStatementPdf: [bankStatement.bankStatementPdf],
  bankStatementZip: [bankStatement.bankStatementZip],
  passbookFrontpage: [passbook.passbookFrontpage],
  passbookTransactionpage: [passbook.passbookTransactionpage],
  passbookStatus: [passbook.passbookStatus],
  passbookReport: [passbook.passbookReport],
  financialStatementUpload: [financialStatement.statementUpload],
  financialStatementStatus: [financialStatement.statementStatus],
  financialStatementResponse: [financialStatement.statementResponse],
  davSubClients: [dav.subClientList],
  davInitiate: [dav.initiateCases],
  davCaseFilter: [dav.caseList, dav.caseFilter, fullCase],
  davForm: [addressForm.loadForm],
  davFormSubmission: [addressForm.sendForm],
  davTemplate: [dav.caseTemplate],
  davResend: [dav.resendNotification],
  davCaseChange: [dav.setCaseStatus, dav.reopenCase, dav.submitQc],
  davReport: [dav.caseReport],
  davMis: [dav.misReport],
  gstrRequestOtp: [gstr.requestOtp],
  gstrAuthenticateOtp: [gstr.authenticateOtp],
  gstrDownload: [gstr.downloadDocuments],
  companyJobs: [companyChecks.jobList, companyChecks.jobSearch],
  companyCreate: [companyChecks.createJobs],
  companyReport: [companyChecks.jobReport],
  uanSubClients: [uan.subClientList],
  uanInitiate: [uan.initiateJobs],
  uanJobFilter: [uan.jobList, uan.jobFilter],
  uanReport: [uan.jobReport],
}
