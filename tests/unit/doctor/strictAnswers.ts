import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto'
import { STRICT_FILES, type StrictFile } from './strictFiles.ts'
import * as records from './strictRecords.ts'

/** Written from the specification alone (shell §3, §7; analyzers §3, §7; kyc §3, §7), without a schema of ours. */
export type Answer = {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}
export type Asked = { line: string; url: URL; body: string }

export const MAIL_KEY = 'a passphrase'

/** `data.data`: four colon-separated base64 parts (shell §7; the algorithm is decision D3). */
export function encryptedMail(value: unknown): string {
  const salt = randomBytes(16)
  const nonce = randomBytes(12)
  const key = pbkdf2Sync(MAIL_KEY, salt, 100_000, 32, 'sha256')
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return [salt, nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64')).join(':')
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
const file = (name: StrictFile): Answer => {
  const [type, body] = STRICT_FILES[name]
  return { status: 200, headers: { 'content-type': type }, body }
}
const moved = (location: string): Answer => ({ status: 307, headers: { location }, body: '' })

const FINTECH = '/service/fintech/V1'
/** Polls of each job, so that the first is still running. */
const polls = new Map<string, number>()
const isRunning = ({ url }: Asked): boolean => {
  const id = [...url.searchParams.values()].join() + url.pathname
  polls.set(id, (polls.get(id) ?? 0) + 1)
  return polls.get(id) === 1
}
const newJob = (name: string) => json({ [name]: `T-${randomBytes(6).toString('hex')}` })
const output = (result: unknown) => (asked: Asked) =>
  json(isRunning(asked) ? { status: 'In Progress', message: 'Reading' } : result)

const ACCOUNT: Record<string, (asked: Asked) => Answer> = {
  'POST /master/V1/validate-mail': () => json({ data: encryptedMail({ exist: true }) }),
  'POST /master/V1/login': () => json(records.LOGIN),
  'POST /master/V1/logout': () => json({ detail: 'Signed out' }),
  'POST /master/V1/verify/access-token': () => json({ valid: true }),
  'GET /master/V1/user-management/user-details': () => json(records.USER_DETAILS),
  'GET /master/V1/user-management/subscription-details': () => json(records.SUBSCRIPTION),
  'GET /master/V1/client-management': () => json({ data: records.CLIENTS }),
  'GET /master/V1/service-management': () => json({ data: records.SERVICES }),
  'GET /master/V1/user-management': () => json({ data: records.USERS }),
}

const CHECKS: Record<string, (asked: Asked) => Answer> = {
  [`GET ${FINTECH}/dav/subclients/`]: () => json(records.SUB_CLIENTS),
  [`POST ${FINTECH}/dav/case/filter`]: ({ body }) =>
    json(
      body.includes('"caseId"')
        ? { data: [records.WHOLE_CASE], total_count: 1 }
        : { data: records.CASES, total_count: records.CASES.length },
    ),
  [`GET ${FINTECH}/dav/case/form/REF77`]: () => json({ data: [records.FORM_CASE] }),
  [`GET ${FINTECH}/dav/subclients/upload_template/31`]: () => file('csv'),
  [`POST ${FINTECH}/dav/case/download-report`]: () => file('pdf'),
  'POST /service/V1/dav/client/mis-generation': () => file('xlsx'),
  'POST /CompanyChecks/V1/job-list': () =>
    json({ jobs: records.COMPANY_JOBS, total_count: records.COMPANY_JOBS.length }),
  'POST /CompanyChecks/V1/download-report': () => file('docx'),
  'GET /UAN/V1/subclient/': () => json(records.UAN_SUB_CLIENTS),
  'POST /UAN/V1/job/filter': () => moved('/UAN/V1/south/job/filter'),
  'POST /UAN/V1/south/job/filter': () =>
    json({ jobDetails: records.UAN_JOBS, totalCount: records.UAN_JOBS.length }),
  'POST /UAN/V1/job/download-report': () => file('pdf'),
}

const ANALYZERS: Record<string, (asked: Asked) => Answer> = {
  [`POST ${FINTECH}/payslip/upload`]: () => newJob('clientRequestTransactionId'),
  [`GET ${FINTECH}/payslip/output`]: output(records.PAYSLIPS),
  [`POST ${FINTECH}/form26as/upload`]: () => newJob('clientRequestTransactionId'),
  [`GET ${FINTECH}/form26as/output`]: output({ data: records.TAX_STATEMENTS }),
  [`POST ${FINTECH}/id-extraction/upload`]: () => newJob('clientRequestTransactionId'),
  [`GET ${FINTECH}/id-extraction/output`]: output(records.DOCUMENTS),
  [`POST ${FINTECH}/bankstatement/upload`]: () => newJob('clientRequestTransactionID'),
  [`GET ${FINTECH}/bankstatement/status`]: (asked) => json(records.bankStatus(isRunning(asked))),
  [`GET ${FINTECH}/bankstatement/pdf`]: () => file('pdf'),
  [`GET ${FINTECH}/bankstatement/zip`]: () => file('zip'),
  [`POST ${FINTECH}/passbook/frontpage`]: () => newJob('clientRequestTransactionID'),
  [`POST ${FINTECH}/passbook/transactionpage`]: () => json({ received: true }),
  [`GET ${FINTECH}/passbook/status`]: (asked) =>
    json({ status: isRunning(asked) ? 'In Progress' : 'Success' }),
  [`GET ${FINTECH}/passbook/report`]: () => file('xlsx'),
  [`POST ${FINTECH}/financial_statement/upload`]: () => newJob('clientRequestTransactionID'),
  [`POST ${FINTECH}/financial_statement/status`]: (asked) =>
    json({ data: records.statementStatus(isRunning(asked)) }),
  [`POST ${FINTECH}/financial_statement/response`]: () => file('xlsx'),
}

const ANSWERS = { ...ACCOUNT, ...CHECKS, ...ANALYZERS }

export const strictAnswers = (asked: Asked): Answer =>
  ANSWERS[asked.line]?.(asked) ?? json({ detail: 'There is no such path' }, 404)
