import { inJson, type Answer, type Wrong } from './wrongBackend.ts'

const setHeader = (name: string, value: string) => (answer: Answer) =>
  answer.headers.set(name, value)
const dropHeader = (name: string) => (answer: Answer) => answer.headers.delete(name)
const changeCookie = (text: string) => (answer: Answer) => {
  const cookies = answer.headers.getSetCookie()
  answer.headers.delete('set-cookie')
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie.replace(text, ''))
}

const LOGIN = 'POST /master/V1/login'
const FILTER = 'POST /service/fintech/V1/dav/case/filter'

/** Differences of field, type, status and header, each of which the doctor must name. */
export const DIFFERENCES: readonly Wrong[] = [
  {
    name: 'a preflight without credentials',
    at: 'OPTIONS ',
    change: dropHeader('access-control-allow-credentials'),
    expected: ['preflight', 'header Access-Control-Allow-Credentials'],
  },
  {
    name: 'a preflight that forbids a header',
    at: 'OPTIONS ',
    change: setHeader('access-control-allow-headers', 'email, password, pragma, cache-control'),
    expected: ['preflight', 'header Access-Control-Allow-Headers'],
  },
  {
    name: 'any origin',
    at: 'GET /master/V1/user-management/user-details',
    change: setHeader('access-control-allow-origin', '*'),
    expected: ['userDetails', 'header Access-Control-Allow-Origin'],
  },
  {
    name: 'a text that is not encrypted',
    at: 'POST /master/V1/validate-mail',
    change: inJson((body) => Object.assign(body, { data: 'true' })),
    expected: ['validateMail', 'body.data'],
  },
  {
    name: 'a cookie for scripts',
    at: LOGIN,
    change: changeCookie('; HttpOnly'),
    expected: ['login', 'cookie HttpOnly'],
  },
  {
    name: 'a cookie without SameSite',
    at: LOGIN,
    change: changeCookie('; SameSite=Lax'),
    expected: ['login', 'cookie SameSite'],
  },
  {
    name: 'null for a text',
    at: LOGIN,
    change: inJson((body) => (body.clientPrivilege = null)),
    expected: ['login', 'body.clientPrivilege'],
  },
  {
    name: 'a missing field',
    at: 'GET /master/V1/user-management/user-details',
    change: inJson((body) => delete body.username),
    expected: ['userDetails', 'body.username'],
  },
  {
    name: 'another status of a success',
    at: 'POST /master/V1/verify/access-token',
    change: (answer) => (answer.status = 202),
    expected: ['accessToken', 'status'],
  },
  {
    name: 'a number as text',
    at: 'GET /master/V1/user-management/subscription-details',
    change: inJson((body) => (body.days = '9')),
    expected: ['subscription', 'body.days'],
  },
  {
    name: 'an unknown word',
    at: 'GET /master/V1/user-management/subscription-details',
    change: inJson((body) => (body.profile.subscriptionType = 'Gratis')),
    expected: ['subscription', 'body.profile.subscriptionType'],
  },
  {
    name: 'a boolean as text',
    at: 'GET /master/V1/client-management',
    change: inJson((body) => Object.assign(body.data[0] ?? {}, { isActive: 'true' })),
    expected: ['clientList', 'body.data.0.isActive'],
  },
  {
    name: 'an unknown field',
    at: 'GET /master/V1/service-management',
    change: inJson((body) => Object.assign(body.data[0] ?? {}, { owner: 'asha@lekha.example' })),
    expected: ['serviceList', 'body.data.0.owner'],
  },
  {
    name: 'JSON that calls itself a text',
    at: 'GET /master/V1/user-management ',
    change: setHeader('content-type', 'text/plain'),
    expected: ['userList', 'header Content-Type'],
  },
  {
    name: 'a renamed field',
    at: 'GET /service/fintech/V1/dav/subclients/ ',
    change: inJson(({ 0: row }) => {
      row.tag = row.batchTag
      delete row.batchTag
    }),
    expected: ['davSubClients', 'body.0.batchTag'],
  },
  {
    name: 'a count as text',
    at: FILTER,
    sent: 'subClientIds',
    change: inJson((body) => (body.total_count = '12')),
    expected: ['davCaseFilter', 'body.total_count'],
  },
  {
    name: 'a nested field that is missing',
    at: FILTER,
    sent: 'caseId',
    change: inJson((body) => delete body.data[0]?.sourceData.email),
    expected: ['davCaseFilter (a whole case)', 'body.data.0.sourceData.email'],
  },
  {
    name: 'a page in place of a file',
    at: 'GET /service/fintech/V1/dav/subclients/upload_template/',
    change: setHeader('content-type', 'text/html'),
    expected: ['davTemplate', 'header Content-Type'],
  },
  {
    name: 'a file to be shown',
    at: 'POST /service/fintech/V1/dav/case/download-report',
    change: setHeader('content-disposition', 'inline'),
    expected: ['davReport', 'header Content-Disposition'],
  },
  {
    name: 'an object in place of a list',
    at: 'GET /service/fintech/V1/dav/case/form/',
    change: inJson((body) => Object.assign(body, { data: body.data[0] })),
    expected: ['davForm', 'body.data'],
  },
  {
    name: 'a server error',
    at: 'POST /service/V1/dav/client/mis-generation',
    change: (answer) => (answer.status = 500),
    expected: ['davMis', 'status'],
  },
  {
    name: 'no JSON',
    at: 'POST /CompanyChecks/V1/job-list',
    change: (answer) => (answer.body = Buffer.from('<html>Asha</html>')),
    expected: ['companyJobs', 'body'],
  },
  {
    name: 'a renamed list',
    at: 'POST /UAN/V1/job/filter',
    change: inJson((body) => {
      body.jobs = body.jobDetails
      delete body.jobDetails
    }),
    expected: ['uanJobFilter', 'body.jobDetails'],
  },
]

/** By the proxy itself. */
export const REFUSED_SOCKET = {
  name: 'an upgrade that a proxy drops',
  expected: ['socket', 'upgrade'],
} as const
