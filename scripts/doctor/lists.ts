import { finding, type Finding } from '#api/fit.ts'
import { fieldOf } from './json.ts'

type List = {
  /** The field that has the rows; a bare list or `data` without one. */
  rows?: string
  /** Names of the id, the first that a row has. */
  ids: readonly string[]
  total?: string
  limit?: number
}

const PAGE_ROWS = 50
const LISTS: Readonly<Record<string, List>> = {
  clientList: { ids: ['clientId'] },
  serviceList: { ids: ['serviceId'] },
  userList: { ids: ['userId'] },
  davSubClients: { ids: ['subClientId'] },
  davCaseFilter: { rows: 'data', ids: ['caseId'], total: 'total_count', limit: PAGE_ROWS },
  companyJobs: { rows: 'jobs', ids: ['id', 'jobId'], total: 'total_count' },
  uanSubClients: { ids: ['_id'] },
  uanJobFilter: { rows: 'jobDetails', ids: ['job_id'], total: 'totalCount', limit: PAGE_ROWS },
}

/** The rows of a list, bare, under its own name or under `data`. */
export function rowsIn(call: string, body: unknown): unknown[] {
  const { rows = 'data' } = LISTS[call] ?? {}
  const list = Array.isArray(body) ? body : fieldOf(body, rows)
  return Array.isArray(list) ? list : []
}

const idOf = (row: unknown, ids: readonly string[]): string | null => {
  const id = ids.map((name) => fieldOf(row, name)).find((each) => each !== undefined && each !== '')
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** Rows that the portal leaves out because it cannot read them (decisions L53). */
function unreadRows(value: unknown, distinct: number): number {
  const counted = fieldOf(value, 'unreadableCount')
  if (typeof counted === 'number') return counted
  return Array.isArray(value) ? distinct - value.length : 0
}

/**
 * What is wrong with a list although each row may fit.
 * @param body as received
 * @param value what the portal made of it
 */
export function checkList(call: string, body: unknown, value: unknown): Finding[] {
  const list = LISTS[call]
  if (list === undefined) return []
  const { ids, total, limit } = list
  const rows = rowsIn(call, body)
  const known = rows.map((row) => idOf(row, ids)).filter((id) => id !== null)
  const doubles = known.length - new Set(known).size
  const unread = unreadRows(value, rows.length - doubles)
  const count = total === undefined ? null : Number(fieldOf(body, total))
  const breaks = (path: string, expected: string, times = 1): Finding => ({
    ...finding('breaks', path, expected),
    count: times,
  })
  return [
    ...(doubles > 0 ? [breaks(`rows.*.${ids[0]}`, 'an id that no other row has', doubles)] : []),
    ...(unread > 0 ? [breaks('rows.*', 'a row that the portal can read', unread)] : []),
    ...(limit !== undefined && rows.length > limit
      ? [breaks('rows', `${limit} rows at most, as asked for`)]
      : []),
    ...(count !== null && count > 0 && rows.length === 0
      ? [breaks('rows', 'the rows that are counted')]
      : []),
    ...(count !== null && count < rows.length
      ? [breaks(`body.${total}`, 'the number of all rows, at least of those sent')]
      : []),
  ]
}
