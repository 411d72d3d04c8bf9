import { inJson, rows, type Planted } from './planted.ts'

const FINTECH = '/service/fintech/V1'
const CLIENTS = 'GET /master/V1/client-management'
const USERS = 'GET /master/V1/user-management '
const FILTER = `POST ${FINTECH}/dav/case/filter`
const JOBS = 'POST /CompanyChecks/V1/job-list'
const UAN = 'POST /UAN/V1/south/job/filter'

export const LISTS: readonly Planted[] = [
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
