import * as v from 'valibot'
import type { PageAsked } from '#shared/records/list/page.ts'

/** What a saved view keeps of a search: these name a batch or a file. The others name a person, and are not kept. */
const KEPT_KEYS = ['orderId', 'referenceNumber'] as const

export const ViewSchema = v.object({
  name: v.string(),
  /** Filter name → chosen values, as in the address bar. */
  filters: v.record(v.string(), v.array(v.string())),
  search: v.nullable(v.object({ by: v.picklist(KEPT_KEYS), text: v.string() })),
})
export type View = v.InferOutput<typeof ViewSchema>

/** What narrows the list, without its page. */
export type Shown = Pick<PageAsked, 'filters' | 'search'>

/** Views that everybody has. */
export const READY_VIEWS: readonly View[] = [
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

/** A search that a view leaves out. */
export const isSearchLeft = ({ search }: Shown): boolean =>
  search !== null && keptSearch(search) === null

/** What narrows the list now, under a name. */
export const toView = (name: string, { filters, search }: Shown): View => ({
  name: cleanName(name),
  filters: Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]])),
  search: keptSearch(search),
})

function keptSearch(search: Shown['search']): View['search'] {
  const by = KEPT_KEYS.find((key) => key === search?.by)
  return search === null || by === undefined ? null : { by, text: search.text }
}

/** Whether a view shows what is shown, in whatever order its values were chosen. */
export const isShown = (view: View, { filters, search }: Shown): boolean =>
  signature(view) === signature({ filters, search })

function signature({ filters, search }: Shown): string {
  const chosen = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}=${values.toSorted().join(',')}`)
  return JSON.stringify([chosen.toSorted(), search?.by, search?.text])
}

const NAME_MAX_LENGTH = 40
export const VIEWS_MAX = 20

export const cleanName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ')

/** What is wrong with a name; null for a good one. @param others names of the other views of this user */
export function nameProblem(name: string, others: readonly string[]): string | null {
  const clean = cleanName(name)
  const taken = new Set(
    [...READY_VIEWS.map((view) => view.name), ...others].map((one) => one.toLowerCase()),
  )
  if (clean === '') return 'Give the view a name.'
  if (clean.length > NAME_MAX_LENGTH) return `At most ${NAME_MAX_LENGTH} characters.`
  return taken.has(clean.toLowerCase()) ? 'There is a view of this name.' : null
}
