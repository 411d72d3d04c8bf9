import * as v from 'valibot'
import type { PageRequest } from '#shared/kits/records/list/page.ts'

/** They name a batch or file; the other search keys name a person and are not saved. */
const SAVED_SEARCH_KEYS = ['orderId', 'referenceNumber'] as const

export const ViewSchema = v.object({
  name: v.string(),
  /** As in the URL. */
  filters: v.record(v.string(), v.array(v.string())),
  search: v.nullable(v.object({ searchKey: v.picklist(SAVED_SEARCH_KEYS), text: v.string() })),
})
export type View = v.InferOutput<typeof ViewSchema>

export type ViewQuery = Pick<PageRequest, 'filters' | 'search'>

export const BUILT_IN_VIEWS: readonly View[] = [
  { name: 'Ready for QC', filters: { status: ['ready'] }, search: null },
  {
    name: 'Waiting for the candidate over 48 h',
    filters: { status: ['notReady'], waiting: ['48h'] },
    search: null,
  },
  {
    name: 'Decided today',
    filters: { status: ['successful', 'failed'], decided: ['today'] },
    search: null,
  },
]

export const hasUnsavableSearch = ({ search }: ViewQuery): boolean =>
  search !== null && savableSearch(search) === null

export const toView = (name: string, { filters, search }: ViewQuery): View => ({
  name: normalizeViewName(name),
  filters: Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]])),
  search: savableSearch(search),
})

function savableSearch(search: ViewQuery['search']): View['search'] {
  const searchKey = SAVED_SEARCH_KEYS.find((key) => key === search?.searchKey)
  return search === null || searchKey === undefined ? null : { searchKey, text: search.text }
}

export const isCurrentView = (view: View, { filters, search }: ViewQuery): boolean =>
  querySignature(view) === querySignature({ filters, search })

function querySignature({ filters, search }: ViewQuery): string {
  const chosen = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}=${values.toSorted().join(',')}`)
  return JSON.stringify([chosen.toSorted(), search?.searchKey, search?.text])
}

const NAME_MAX_LENGTH = 40
export const VIEWS_MAX = 20

export const normalizeViewName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ')

/** `otherNames` are the names of this user's other views. */
export function validateViewName(name: string, otherNames: readonly string[]): string | null {
  const clean = normalizeViewName(name)
  const takenNames = new Set(
    [...BUILT_IN_VIEWS.map((view) => view.name), ...otherNames].map((takenName) =>
      takenName.toLowerCase(),
    ),
  )
  if (clean === '') return 'Enter a name for the view.'
  if (clean.length > NAME_MAX_LENGTH) return `At most ${NAME_MAX_LENGTH} characters.`
  return takenNames.has(clean.toLowerCase()) ? 'A view with this name already exists.' : null
}
