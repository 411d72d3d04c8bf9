import type { DescribedCall } from '#shared/api/queryApi.ts'
import { run } from '#shared/api/run.ts'
import { indiaDay } from '#shared/lib/day.ts'
import { PAGE_SIZE, type Page } from '#shared/records/list/page.ts'
import type { AddressCase } from './case.ts'
import type { CasesAsked } from './caseFilters.ts'
import { caseFilter } from './endpoints.ts'
import { passesRowFilters, WAITING_MS } from './rowFilters.ts'

/** So many pages are looked through, no more: 1,000 cases, newest first as the server sends them. */
const PAGES_MAX = 20

/**
 * A page of those cases that pass what the server cannot narrow by: its pages are fetched one after another and looked
 * through.
 */
export const gatherCases =
  (asked: CasesAsked): DescribedCall<Page<AddressCase>> =>
  (signal) =>
  async (dispatch) => {
    const now = Date.now()
    const found = new Map<string, AddressCase>()
    let total = 0
    for (let page = 1; page <= Math.min(PAGES_MAX, pagesOf(total)); page += 1) {
      const part = { ...asked, page, filters: narrowed(asked.filters, now) }
      const result = await dispatch(run(caseFilter, part, { signal, quiet: true }))
      if (!result.ok) return result
      total = result.value.total
      for (const one of result.value.rows)
        if (passesRowFilters(one, asked.filters, now)) found.set(one.caseId, one)
    }
    const rows = [...found.values()]
    const looked = PAGES_MAX * PAGE_SIZE
    const before = PAGE_SIZE * (asked.page - 1)
    return {
      ok: true,
      value: {
        rows: rows.slice(before, before + PAGE_SIZE),
        total: rows.length,
        ...(total > looked ? { seen: { rows: looked, of: total } } : {}),
      },
    }
  }

const pagesOf = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE))

/** Who waits for over two days was opened on the day before that, or earlier: the server need not send the others. */
function narrowed(filters: CasesAsked['filters'], now: number): CasesAsked['filters'] {
  if (filters.waiting === undefined || filters.startedTo !== undefined) return filters
  return { ...filters, startedTo: [indiaDay(now - WAITING_MS)] }
}
