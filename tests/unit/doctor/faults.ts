import { gzipSync } from 'node:zlib'
import { encryptedMail, type Answer } from './strictAnswers.ts'
import { COOKIE, type Fault } from './strictBackend.ts'

/** What the doctor says of a fault: where, and whether it breaks the portal, differs, or is ours to assume. */
export type Planted = Fault & {
  expected: readonly [call: string, path: string, answer: 'breaks' | 'differs' | 'assumed']
}

/** Where faults change JSON. */
type Body = Record<string, unknown> & {
  data: (Record<string, unknown> & { sourceData: Record<string, unknown> })[]
  profile: Record<string, unknown>
  jobs: Record<string, unknown>[]
  jobDetails: Record<string, unknown>[]
  0: Record<string, unknown>
}

const inJson = (edit: (body: Body) => void) => (answer: Answer) => {
  const body = JSON.parse(String(answer.body)) as Body // what the strict backend sends
  edit(body)
  answer.body = JSON.stringify(body)
}
const header = (name: string, value: string) => (answer: Answer) => {
  answer.headers[name] = value
}
const content = (text: string) => (answer: Answer) => {
  answer.body = Buffer.from(text)
}
const status = (code: number) => (answer: Answer) => {
  answer.status = code
}
const cookie = (from: string, to: string) => header('set-cookie', COOKIE.replace(from, to))

const FINTECH = '/service/fintech/V1'
const MAIL = 'POST /master/V1/validate-mail'
const LOGIN = 'POST /master/V1/login'
const LOGOUT = 'POST /master/V1/logout'
const USER = 'GET /master/V1/user-management/user-details'
const SUBSCRIPTION = 'GET /master/V1/user-management/subscription-details'
const CLIENTS = 'GET /master/V1/client-management'
const USERS = 'GET /master/V1/user-management '
const FILTER = `POST ${FINTECH}/dav/case/filter`
const TEMPLATE = `GET ${FINTECH}/dav/subclients/upload_template/`
const REPORT = `POST ${FINTECH}/dav/case/download-report`
const FORM = `GET ${FINTECH}/dav/case/form/`
const MIS = 'POST /service/V1/dav/client/mis-generation'
const JOBS = 'POST /CompanyChecks/V1/job-list'
const UAN = 'POST /UAN/V1/south/job/filter'

const rows = (change: (data: Body['data']) => unknown) => inJson((body) => change(body.data))

const ofCookie = (
  faults: readonly (readonly [
    name: string,
    from: string,
    to: string,
    path: string,
    answer: Planted['expected'][2],
  ])[],
): Planted[] =>
  faults.map(([name, from, to, path, answer]) => ({
    name,
    at: LOGIN,
    change: cookie(from, to),
    expected: ['login', path, answer],
  }))

/** Without a session every call after them is refused. */
export const LOST_SESSIONS: readonly Planted[] = [
  {
    name: 'no cookie',
    at: LOGIN,
    change: (answer) => {
      delete answer.headers['set-cookie']
    },
    expected: ['login', 'header Set-Cookie', 'breaks'],
  },
  ...ofCookie([
    ['a cookie of another path', 'Path=/;', 'Path=/master;', 'cookie Path', 'breaks'],
    ['a cookie of another host', 'Path=/;', 'Path=/; Domain=a.example;', 'cookie Domain', 'breaks'],
    ['a cookie that has ended', 'Path=/;', 'Path=/; Max-Age=0;', 'cookie Max-Age', 'breaks'],
  ]),
]

const COOKIES: readonly Planted[] = [
  ...ofCookie([
    ['a cookie for 20 s', 'Path=/;', 'Path=/; Max-Age=20;', 'cookie Max-Age', 'breaks'],
    ['a cookie for 10 minutes', 'Path=/;', 'Path=/; Max-Age=600;', 'cookie Max-Age', 'differs'],
    ['SameSite=None, not Secure', 'Lax', 'None', 'cookie Secure', 'breaks'],
    ['a cookie for scripts', ' HttpOnly;', '', 'cookie HttpOnly', 'assumed'],
    ['a cookie without SameSite', '; SameSite=Lax', '', 'cookie SameSite', 'assumed'],
  ]),
  {
    name: 'a sign-out that keeps the session',
    at: LOGOUT,
    change: (answer, state) => {
      state.session = 'sid=s-1'
      delete answer.headers['set-cookie']
    },
    expected: ['logout', 'session', 'breaks'],
  },
  {
    name: 'a sign-out that only clears the cookie',
    at: LOGOUT,
    change: (_, state) => {
      state.session = 'sid=s-1'
    },
    expected: ['logout', 'session', 'differs'],
  },
]

const TRANSPORT: readonly Planted[] = [
  {
    name: 'a preflight without credentials',
    at: 'OPTIONS ',
    change: header('access-control-allow-credentials', 'false'),
    expected: ['preflight', 'header Access-Control-Allow-Credentials', 'breaks'],
  },
  {
    name: 'a preflight that forbids a header',
    at: 'OPTIONS ',
    change: header('access-control-allow-headers', 'email, password, pragma, cache-control'),
    expected: ['preflight', 'header Access-Control-Allow-Headers', 'breaks'],
  },
  {
    name: 'any origin',
    at: USER,
    change: header('access-control-allow-origin', '*'),
    expected: ['userDetails', 'header Access-Control-Allow-Origin', 'breaks'],
  },
  {
    name: 'JSON that calls itself a text',
    at: USERS,
    change: header('content-type', 'text/plain'),
    expected: ['userList', 'header Content-Type', 'assumed'],
  },
  {
    name: 'an answer that a cache keeps',
    at: SUBSCRIPTION,
    change: header('cache-control', 'public, max-age=600'),
    expected: ['subscription', 'header Cache-Control', 'breaks'],
  },
  {
    name: 'an answer that a cache keeps until a date',
    at: USER,
    change: header('expires', 'Fri, 01 Jan 2100 00:00:00 GMT'),
    expected: ['userDetails', 'header Cache-Control', 'breaks'],
  },
  {
    name: 'broken gzip',
    at: CLIENTS,
    change: (answer) => {
      answer.headers['content-encoding'] = 'gzip'
      answer.body = gzipSync(String(answer.body)).subarray(0, 40)
    },
    expected: ['clientList', 'header Content-Encoding', 'breaks'],
  },
  {
    name: 'another charset',
    at: CLIENTS,
    change: header('content-type', 'application/json; charset=iso-8859-1'),
    expected: ['clientList', 'header Content-Type', 'breaks'],
  },
  {
    name: 'a text in Latin-1',
    at: USER,
    change: (answer) => {
      answer.body = Buffer.from(String(answer.body).replace('Ila', 'Zoë'), 'latin1')
    },
    expected: ['userDetails', 'body', 'breaks'],
  },
  {
    name: 'a server error',
    at: MIS,
    change: status(500),
    expected: ['davMis', 'status', 'breaks'],
  },
  {
    name: 'another success of the session check',
    at: 'POST /master/V1/verify/access-token',
    change: status(202),
    expected: ['accessToken', 'body.status', 'breaks'],
  },
  {
    name: 'another success of a list',
    at: CLIENTS,
    change: status(206),
    expected: ['clientList', 'status', 'differs'],
  },
]

const FILES: readonly Planted[] = [
  {
    name: 'a page in place of a PDF',
    at: REPORT,
    change: content('<!doctype html><p>Sign in</p>'),
    expected: ['davReport', 'body', 'breaks'],
  },
  {
    name: 'a CSV in place of a workbook',
    at: MIS,
    change: content('name,phone\nIla Sen,9000000002\n'),
    expected: ['davMis', 'body', 'breaks'],
  },
  {
    name: 'a ZIP that is no Word document',
    at: 'POST /CompanyChecks/V1/download-report',
    change: content('PK\u0003\u0004 something'),
    expected: ['companyReport', 'body', 'breaks'],
  },
  {
    name: 'JSON in place of a template',
    at: TEMPLATE,
    change: content('{"detail":"none"}'),
    expected: ['davTemplate', 'body', 'breaks'],
  },
  {
    name: 'an empty file',
    at: 'POST /UAN/V1/job/download-report',
    change: content(''),
    expected: ['uanReport', 'body', 'breaks'],
  },
  {
    name: 'a file that calls itself a page',
    at: REPORT,
    change: header('content-type', 'text/html'),
    expected: ['davReport', 'header Content-Type', 'differs'],
  },
  {
    name: 'an attachment without a file name',
    at: REPORT,
    change: header('content-disposition', 'attachment'),
    expected: ['davReport', 'header Content-Disposition', 'differs'],
  },
  {
    name: 'a file to be shown',
    at: REPORT,
    change: header('content-disposition', 'inline'),
    expected: ['davReport', 'header Content-Disposition', 'assumed'],
  },
]

const LISTS: readonly Planted[] = [
  {
    name: '5,000 rows where 50 were asked for',
    at: FILTER,
    sent: 'subClientIds',
    change: inJson((body) => {
      const [row] = body.data
      body.data = Array.from({ length: 5_000 }, (_, index) => ({
        ...row,
        sourceData: {},
        caseId: `c-${index}`,
      }))
      body.total_count = 5_000
    }),
    expected: ['davCaseFilter', 'rows', 'breaks'],
  },
  {
    name: 'an id twice',
    at: UAN,
    change: inJson(({ jobDetails }) => jobDetails.push({ ...jobDetails[0] })),
    expected: ['uanJobFilter', 'rows.*.job_id', 'breaks'],
  },
  {
    name: 'a user twice',
    at: USERS,
    change: rows((data) => Object.assign(data[1] ?? {}, { userId: data[0]?.userId })),
    expected: ['userList', 'rows.*.userId', 'breaks'],
  },
  {
    name: 'a count below the rows',
    at: JOBS,
    change: inJson((body) => Object.assign(body, { total_count: 1 })),
    expected: ['companyJobs', 'body.total_count', 'breaks'],
  },
  {
    name: 'a count without rows',
    at: JOBS,
    change: inJson((body) => Object.assign(body, { jobs: [] })),
    expected: ['companyJobs', 'rows', 'breaks'],
  },
  {
    name: 'a row that the portal leaves out',
    at: CLIENTS,
    change: rows((data) => Object.assign(data[1] ?? {}, { clientId: null })),
    expected: ['clientList', 'rows.*', 'breaks'],
  },
  {
    name: 'a list without a count',
    at: UAN,
    change: inJson((body) => delete body.totalCount),
    expected: ['uanJobFilter', 'body.total', 'breaks'],
  },
  {
    name: 'a list under another name',
    at: UAN,
    change: inJson((body) => {
      Object.assign(body, { items: body.jobDetails })
      Reflect.deleteProperty(body, 'jobDetails')
    }),
    expected: ['uanJobFilter', 'body.rows', 'breaks'],
  },
]

const FIELDS: readonly Planted[] = [
  {
    name: 'a text that is not encrypted',
    at: MAIL,
    change: inJson((body) => Object.assign(body, { data: 'true' })),
    expected: ['validateMail', 'body.data', 'breaks'],
  },
  {
    name: 'a text of another passphrase',
    at: MAIL,
    change: inJson((body) => {
      const parts = encryptedMail({ exist: true }).split(':')
      Object.assign(body, {
        data: [Buffer.alloc(16).toString('base64'), ...parts.slice(1)].join(':'),
      })
    }),
    expected: ['validateMail', 'body.data', 'breaks'],
  },
  {
    name: 'an account that does not exist',
    at: MAIL,
    change: inJson((body) => Object.assign(body, { data: encryptedMail({ exist: false }) })),
    expected: ['validateMail', 'body.data', 'breaks'],
  },
  {
    name: 'no subscription',
    at: LOGIN,
    change: inJson((body) => delete body.clientPrivilege),
    expected: ['login', 'body.clientPrivilege', 'differs'],
  },
  {
    name: 'a missing field',
    at: USER,
    change: inJson((body) => delete body.username),
    expected: ['userDetails', 'body.username', 'differs'],
  },
  {
    name: 'an unknown privilege',
    at: USERS,
    change: rows((data) => Object.assign(data[0] ?? {}, { privilege: 'Root' })),
    expected: ['userList', 'body.data.*.privilege', 'differs'],
  },
  {
    name: 'a number as text',
    at: SUBSCRIPTION,
    change: inJson((body) => Object.assign(body, { days: '9' })),
    expected: ['subscription', 'body.days', 'assumed'],
  },
  {
    name: 'a word for a number',
    at: SUBSCRIPTION,
    change: inJson((body) => Object.assign(body, { days: 'nine' })),
    expected: ['subscription', 'body', 'breaks'],
  },
  {
    name: 'an unknown subscription',
    at: SUBSCRIPTION,
    change: inJson(({ profile }) => Object.assign(profile, { subscriptionType: 'Gratis' })),
    expected: ['subscription', 'body.profile.subscriptionType', 'differs'],
  },
  {
    name: 'an unknown kind of client',
    at: CLIENTS,
    change: rows((data) => Object.assign(data[0] ?? {}, { clientInfo: { clientType: 'Root' } })),
    expected: ['clientList', 'body.data.*.clientInfo.clientType', 'differs'],
  },
  {
    name: 'a renamed field',
    at: `GET ${FINTECH}/dav/subclients/ `,
    change: inJson((body) => {
      body[0].tag = body[0].batchTag
      delete body[0].batchTag
    }),
    expected: ['davSubClients', 'body.*.batchTag', 'differs'],
  },
  {
    name: 'an unknown status',
    at: FILTER,
    sent: 'subClientIds',
    change: rows((data) => Object.assign(data[1] ?? {}, { overallStatus: 'DONE' })),
    expected: ['davCaseFilter', 'body.data.*.overallStatus', 'differs'],
  },
  {
    name: 'a time that is none',
    at: FILTER,
    sent: 'subClientIds',
    change: rows((data) => Object.assign(data[1] ?? {}, { createdAt: 'yesterday' })),
    expected: ['davCaseFilter', 'body.data.*.createdAt', 'assumed'],
  },
  {
    name: 'a nested field that is missing',
    at: FILTER,
    sent: 'caseId',
    change: rows((data) => delete data[0]?.sourceData.email),
    expected: ['davCaseFilter (a whole case)', 'body.data.*.sourceData.email', 'differs'],
  },
  {
    name: 'no case for its id',
    at: FILTER,
    sent: 'caseId',
    change: inJson((body) => Object.assign(body, { data: [] })),
    expected: ['davCaseFilter (a whole case)', 'body', 'breaks'],
  },
  {
    name: 'an object in place of a list',
    at: FORM,
    change: inJson((body) => Object.assign(body, { data: body.data[0] })),
    expected: ['davForm', 'body.data', 'differs'],
  },
  {
    name: 'no case for a link',
    at: FORM,
    change: inJson((body) => Object.assign(body, { data: [] })),
    expected: ['davForm', 'body.data', 'differs'],
  },
  {
    name: 'a page in place of JSON',
    at: JOBS,
    change: content('<html>Ila Sen</html>'),
    expected: ['companyJobs', 'body', 'breaks'],
  },
  {
    name: 'an answer that refuses with 200',
    at: SUBSCRIPTION,
    change: content('{"detail":"Ila Sen may not"}'),
    expected: ['subscription', 'body', 'breaks'],
  },
  {
    name: 'an amount as a number where formatted text is specified',
    at: `GET ${FINTECH}/form26as/output`,
    change: (answer) => {
      answer.body = String(answer.body).replace('"4,80,000.00"', '480000')
    },
    expected: ['form26asOutput', 'body.data.*.Section192.*.totalCredit', 'differs'],
  },
  {
    name: 'failed files without an account',
    at: `GET ${FINTECH}/bankstatement/status`,
    change: inJson((body) => Object.assign(body, { Failed_Files: ['a.pdf'] })),
    expected: ['bankStatementStatus', 'body.failedfiles', 'breaks'],
  },
  {
    name: 'an unknown status of a job',
    at: `POST ${FINTECH}/financial_statement/status`,
    change: inJson((body) => Object.assign(body.data, { status: 'Finished' })),
    expected: ['financialStatementStatus', 'body.status', 'breaks'],
  },
]

/** Each on a backend that follows the specification otherwise. */
export const FAULTS: readonly Planted[] = [...COOKIES, ...TRANSPORT, ...FILES, ...LISTS, ...FIELDS]
