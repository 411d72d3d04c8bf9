import * as v from 'valibot'
import { rangeParamNames } from '#shared/kits/records/list/filters.ts'
import { hashContent } from '#shared/kits/upload/checks/hashContent.ts'
import { createStoredValue } from '#shared/platform/session/storage/createStoredValue.ts'
import { PERSISTENT_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { CASE_FILTERS } from '../../caseFilters.ts'

/** `query` is the part of the list's URL that `toQuery` returns. */
export type View = { name: string; query: string }

export const BUILT_IN_VIEWS: readonly View[] = [
  { name: 'Ready for QC', query: 'status=ready' },
  { name: 'Waiting for the candidate over 48 h', query: 'status=notReady&waiting=48h' },
  { name: 'Decided today', query: 'decided=today&status=failed&status=successful' },
]

const FILTERS = CASE_FILTERS.flatMap(({ kind, name }) =>
  kind === 'days' ? rangeParamNames(name) : [name],
)
const SEARCH = ['by', 'q']
/** They name a batch or file; the other searches name a person. */
const SAVED_SEARCHES: ReadonlySet<unknown> = new Set(['orderId', 'referenceNumber'])

/** The list's filters and a search that names nobody, in a fixed order. Empty for the whole list. */
export function toQuery(params: URLSearchParams): string {
  const isSearchSaved = params.has('q') && SAVED_SEARCHES.has(params.get('by'))
  const names = isSearchSaved ? [...FILTERS, ...SEARCH] : FILTERS
  const parts = [...params].filter(([name]) => names.includes(name))
  return String(new URLSearchParams(parts.toSorted(([a, x], [b, y]) => (a + x < b + y ? -1 : 1))))
}

/** The first page of the list, with the URL's other parameters. */
export function toUrl({ query }: View, params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  for (const name of [...FILTERS, ...SEARCH, 'page']) kept.delete(name)
  return `?${String(kept)}&${query}`
}

const ViewSchema = v.object({ name: v.string(), query: v.string() })

/** By owner. Views outlive the session (decisions L26). */
const viewStorage = createStoredValue({
  key: PERSISTENT_KEYS.davViews,
  scope: 'device',
  schema: v.record(v.string(), v.array(ViewSchema)),
  whenUnreadable: 'removed',
})

/** Storage must not reveal emails. */
export const hashOwner = async (email: string): Promise<string> =>
  (await hashContent(new Blob([email.trim().toLowerCase()]), '')).slice(0, 16)

export const readViews = (owner: string): readonly View[] => viewStorage.read()?.[owner] ?? []

/** Replaces the views with this query or name; without a name it only deletes. */
export function storeView(owner: string, { name, query }: View): void {
  const others = readViews(owner).filter((view) => view.query !== query && view.name !== name)
  const views = name === '' ? others : [...others, { name, query }]
  viewStorage.write({ ...viewStorage.read(), [owner]: views })
}
