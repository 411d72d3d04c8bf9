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

export const SKELETON_SHAPES = ['text', 'short', 'chip', 'button'] as const
export type SkeletonShape = (typeof SKELETON_SHAPES)[number]

/** Define lists at module level or memoize them: a new list renders every row. */
export type Column<Row> = {
  /** Also the column's name in the URL's `sort`. */
  id: string
  header: string
  headerCell?: ReactNode
  /** `index` is the zero-based position in display order over all pages. */
  cell: (row: Row, index: number) => ReactNode
  /** Missing: not sortable. Null comes last in both directions. */
  sortBy?: (row: Row) => string | number | null
  /** Missing: not searched. */
  searchText?: (row: Row) => string
  align?: 'start' | 'end' | 'center'
  /** 'name' is strong, 'muted' and 'faint' are lighter. */
  weight?: 'name' | 'muted' | 'faint'
  /** Needed for windowed rows, so that columns do not move while scrolling. */
  width?: string
  /** Takes the width that the other columns leave, and shortens its text; one column of a list. */
  isFlexible?: boolean
  /** Stays in view while the list scrolls sideways: the name at the left edge, the actions at the right. */
  pin?: 'start' | 'end'
  skeleton?: SkeletonShape
  card?: CardSlot
}

/** Default: the first column is the title, one pinned to the right the action, other labelled ones details. */
export function cardSlot<Row>(column: Column<Row>, index: number): CardSlot {
  if (column.card !== undefined) return column.card
  if (column.pin === 'end') return 'action'
  return index === 0 ? 'title' : 'detail'
}

const ALIGN = { start: '', end: 'num', center: 'table-center' } as const
const WEIGHT = { name: 'medium', muted: 'muted', faint: 'faint' } as const

export function headerClass<Row>({ align = 'start', pin, isFlexible }: Column<Row>): string {
  const classes = [ALIGN[align], pin && `pin-${pin}`, isFlexible === true && 'table-flexible']
  return classes.filter(Boolean).join(' ')
}

export function cellClass<Row>(column: Column<Row>): string {
  const weight = column.weight === undefined ? '' : WEIGHT[column.weight]
  return `${headerClass(column)} ${weight}`.trim()
}
