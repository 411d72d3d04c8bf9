import { encryptedMail } from '../strictAnswers.ts'
import { inJson, content, rows, type Planted } from './planted.ts'

const FINTECH = '/service/fintech/V1'
const MAIL = 'POST /master/V1/validate-mail'
const LOGIN = 'POST /master/V1/login'
const USER = 'GET /master/V1/user-management/user-details'
const SUBSCRIPTION = 'GET /master/V1/user-management/subscription-details'
const CLIENTS = 'GET /master/V1/client-management'
const USERS = 'GET /master/V1/user-management '
const FILTER = `POST ${FINTECH}/dav/case/filter`
const FORM = `GET ${FINTECH}/dav/case/form/`
const JOBS = 'POST /CompanyChecks/V1/job-list'

export const FIELDS: readonly Planted[] = [
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
