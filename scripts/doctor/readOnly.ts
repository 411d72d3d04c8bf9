import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { fieldOf, jsonOf, textIn } from './json.ts'
import { rowsIn } from './lists.ts'
import type { Request, Visit } from './visit.ts'

/** Who signed in. `services` is null where the backend sends no list: the account may use all (decisions D26). */
export type Account = { privilege: string; services: readonly ServiceKey[] | null }

const DAY_MS = 86_400_000
const LIST = { limit: 50, offset: 0, truncateResponse: true }

const day = (at: number) => new Date(at).toISOString().slice(0, 10)

const idsIn = (call: string, body: unknown, name: string): string[] =>
  rowsIn(call, body)
    .map((row) => textIn(row, name))
    .filter((id) => id !== '')

type Reader = (name: string, request?: Request) => Promise<unknown>

/** Up to three sub-clients, until one has rows. */
async function firstRows(read: Reader, list: string, ids: readonly string[]) {
  for (const id of ids.slice(0, 3)) {
    const rows = rowsIn(list, await read(list, { json: { subClientIds: [id], ...LIST } }))
    if (rows.length > 0) return rows
  }
  return []
}

async function readCases(visit: Visit, read: Reader): Promise<void> {
  const ids = idsIn('davSubClients', await read('davSubClients'), 'subClientId')
  const cases = await firstRows(read, 'davCaseFilter', ids)
  const [first] = cases
  if (first === undefined) visit.skip('davCaseFilter', 'no sub-client with a case')
  else
    await read('davCaseFilter', {
      label: 'a whole case',
      endpoint: 'davCase',
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
  const jobs = rowsIn('companyJobs', await read('companyJobs', { json: { offset: 0 } }))
  const done = jobs.find((job) => textIn(job, 'jobStatus') === 'Completed')
  if (done === undefined) visit.skip('companyReport', 'no check is completed')
  else
    await read('companyReport', { query: { job_id: textIn(done, 'jobId') || textIn(done, 'id') } })
}

async function readUanJobs(visit: Visit, read: Reader): Promise<void> {
  const ids = idsIn('uanSubClients', await read('uanSubClients'), '_id')
  const jobs = await firstRows(read, 'uanJobFilter', ids)
  const passed = jobs.find((job) => textIn(job, 'jobStatus') === 'PASS')
  if (passed === undefined) visit.skip('uanReport', 'no job has passed')
  else await read('uanReport', { query: { job_id: textIn(passed, 'job_id') } })
}

export const mayUse = ({ services }: Account, ...names: ServiceKey[]): boolean =>
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
