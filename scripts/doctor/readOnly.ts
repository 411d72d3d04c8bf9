import { fieldOf, jsonOf, type Request, type Visit } from './visit.ts'

/** Who signed in. `services` is null where the backend sends no list: the account may use all (decisions D26). */
export type Account = { privilege: string; services: readonly string[] | null }

const DAY_MS = 86_400_000
const LIST = { limit: 50, offset: 0, truncateResponse: true }

const rowsOf = (value: unknown, name: string): unknown[] => {
  const rows = fieldOf(value, name)
  return Array.isArray(rows) ? rows : []
}
const textIn = (value: unknown, name: string): string => {
  const text = fieldOf(value, name)
  return typeof text === 'string' || typeof text === 'number' ? String(text) : ''
}
const day = (at: number) => new Date(at).toISOString().slice(0, 10)

type Reader = (name: string, request?: Request) => Promise<unknown>

/** Up to three sub-clients, until one has rows. */
async function firstRows(read: Reader, list: string, ids: readonly string[], field: string) {
  for (const id of ids.slice(0, 3)) {
    const rows = rowsOf(await read(list, { json: { subClientIds: [id], ...LIST } }), field)
    if (rows.length > 0) return rows
  }
  return []
}

async function readCases(visit: Visit, read: Reader): Promise<void> {
  const list = await read('davSubClients')
  const ids = (Array.isArray(list) ? list : []).map((each) => textIn(each, 'subClientId'))
  const cases = await firstRows(read, 'davCaseFilter', ids, 'data')
  const [first] = cases
  if (first === undefined) visit.skip('davCaseFilter', 'no sub-client with a case')
  else
    await read('davCaseFilter', {
      label: 'a whole case',
      json: { caseId: textIn(first, 'caseId'), ...LIST, truncateResponse: false },
    })
  if (ids[0] !== undefined) await read('davTemplate', { params: { id: ids[0] } })
  const decided = cases.find((each) =>
    ['APPROVED', 'REJECTED'].includes(textIn(each, 'overallStatus')),
  )
  if (decided === undefined) {
    visit.skip('davReport', 'no case is decided')
    visit.skip(
      'davForm',
      'no case is decided; opening the form of a waiting candidate changes the case',
    )
  } else {
    await read('davReport', { query: { caseId: textIn(decided, 'caseId') } })
    const link = textIn(fieldOf(decided, 'userForm'), 'link')
    const id = URL.canParse(link) ? new URL(link).searchParams.get('referenceId') : null
    if (id === null) visit.skip('davForm', 'the case has no link')
    else await read('davForm', { params: { id } })
  }
  const now = Date.now()
  await read('davMis', {
    query: { start_date: day(now - 30 * DAY_MS), end_date: day(now) },
    accepts: { status: 400, detail: 'No data found for the selected date range.' },
  })
}

async function readCompanyChecks(visit: Visit, read: Reader): Promise<void> {
  const jobs = rowsOf(await read('companyJobs', { json: { offset: 0 } }), 'jobs')
  const done = jobs.find((job) => textIn(job, 'jobStatus') === 'Completed')
  if (done === undefined) visit.skip('companyReport', 'no check is completed')
  else await read('companyReport', { query: { job_id: textIn(done, 'jobId') } })
}

async function readUanJobs(visit: Visit, read: Reader): Promise<void> {
  const list = await read('uanSubClients')
  const ids = (Array.isArray(list) ? list : []).map((each) => textIn(each, '_id'))
  const jobs = await firstRows(read, 'uanJobFilter', ids, 'jobDetails')
  const passed = jobs.find((job) => textIn(job, 'jobStatus') === 'PASS')
  if (passed === undefined) visit.skip('uanReport', 'no job has passed')
  else await read('uanReport', { query: { job_id: textIn(passed, 'job_id') } })
}

export const mayUse = ({ services }: Account, ...names: string[]): boolean =>
  services === null || names.some((name) => services.includes(name))

/** Every call that changes nothing and that the account may use. */
export async function callReadOnly(
  visit: Visit,
  account: Account,
  signal: AbortSignal,
): Promise<void> {
  const read: Reader = async (name, request) => {
    const mayRefuse = account.services === null
    const exchange = await visit.call(name, { mayRefuse, ...request }, { signal })
    return exchange === null ? null : jsonOf(exchange)
  }
  await read('accessToken')
  await read('subscription')
  const isAdmin = ['ProductAdmin', 'ClientAdmin'].includes(account.privilege)
  if (isAdmin) await read('clientList')
  if (account.privilege === 'ProductAdmin') await read('serviceList')
  if (isAdmin) await read('userList')
  if (mayUse(account, 'DAV')) await readCases(visit, read)
  if (mayUse(account, 'companyChecks')) await readCompanyChecks(visit, read)
  if (mayUse(account, 'UAN')) await readUanJobs(visit, read)
}
