import type { ReactNode } from 'react'

/** A column's place on a phone's card; 'more' is collapsed below the others. */
export const CARD_SLOTS = [
  'mark',
  'title',
  'status',
  'line',
  'fact',
  'detail',
  'more',
  'action',
  'none',
] as const
export type CardSlot = (typeof CARD_SLOTS)[number]

/** The placeholder of a column's cells while they load. */
export const SKELETON_SHAPES = ['text', 'short', 'chip', 'button'] as const
export type SkeletonShape = (typeof SKELETON_SHAPES)[number]

/** A column as data. Declare lists at module level or memoized: a new list renders every row. */
export type Column<Row> = {
  /** Also the column's name in the URL's `sort`. */
  id: string
  header: string
  /** Replaces the text in the header. */
  headerCell?: ReactNode
  /** `index` is the zero-based position in display order over all pages. */
  cell: (row: Row, index: number) => ReactNode
  /** The sort value; without it the column is not sortable. Missing values come last in both directions. */
  sortBy?: (row: Row) => string | number | null
  /** The text for the quick search; without it the column is not searched. */
  searchText?: (row: Row) => string
  align?: 'start' | 'end' | 'center'
  /** Emphasis: 'name' is strong, 'muted' and 'faint' are lighter. */
  weight?: 'name' | 'muted' | 'faint'
  /** CSS width; needed for windowed rows, so that columns do not move while scrolling. */
  width?: string
  /** Takes the width that the other columns leave, and shortens its text; one column of a list. */
  isFlexible?: boolean
  /** Stays in view while the list scrolls sideways: the name at the left edge, the actions at the right. */
  pin?: 'start' | 'end'
  skeleton?: SkeletonShape
  card?: CardSlot
}

/**
 * The card place of a column without one: the first is the title, one pinned to the right the action, other labelled ones details.
 */
export function cardSlot<Row>(column: Column<Row>, index: number): CardSlot {
  if (column.card !== undefined) return column.card
  if (column.pin === 'end') return 'action'
  return index === 0 ? 'title' : 'detail'
}

const ALIGN = { start: '', end: 'num', center: 'table-center' } as const
const WEIGHT = { name: 'medium', muted: 'muted', faint: 'faint' } as const

/** Classes of a column's header. */
export function headerClass<Row>({ align = 'start', pin, isFlexible }: Column<Row>): string {
  const classes = [ALIGN[align], pin && `pin-${pin}`, isFlexible === true && 'table-flexible']
  return classes.filter(Boolean).join(' ')
}

/** Classes of a column's cells. */
export function cellClass<Row>(column: Column<Row>): string {
  const weight = column.weight === undefined ? '' : WEIGHT[column.weight]
  return `${headerClass(column)} ${weight}`.trim()
}
