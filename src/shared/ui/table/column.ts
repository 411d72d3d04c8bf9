import type { ReactNode } from 'react'

/** Where a column stands on the card that a row becomes on a phone; 'more' is folded away below the others. */
export const CARD_PLACES = [
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
export type CardPlace = (typeof CARD_PLACES)[number]

/** The shape of a column's cells while they load. */
export const SKELETON_SHAPES = ['text', 'short', 'chip', 'button'] as const
export type SkeletonShape = (typeof SKELETON_SHAPES)[number]

/** A column as data. A list of columns stands at module level, or in a memo: a new list renders every row anew. */
export type Column<Row> = {
  /** Also the column's name in the address bar's `sort`. */
  id: string
  head: string
  /** Stands in the head in place of its text. */
  headCell?: ReactNode
  /** `index` counts the rows in the order shown, from 0 and over all pages. */
  cell: (row: Row, index: number) => ReactNode
  /** What it sorts by; a column without it does not sort. Missing values come last either way. */
  sortBy?: (row: Row) => string | number | null
  /** What the quick search reads; a column without it is not searched. */
  text?: (row: Row) => string
  align?: 'start' | 'end' | 'center'
  /** 'name' stands out, 'muted' and 'faint' recede. */
  weight?: 'name' | 'muted' | 'faint'
  /** CSS width; wanted where rows are virtual, so that columns do not move while scrolling. */
  width?: string
  /** Pinned to the right edge: the actions. */
  pinned?: boolean
  skeleton?: SkeletonShape
  card?: CardPlace
}

/** The card place of a column that names none: the first is the title, a pinned one the action, the others labelled details. */
export function cardPlace<Row>(column: Column<Row>, index: number): CardPlace {
  if (column.card !== undefined) return column.card
  if (column.pinned === true) return 'action'
  return index === 0 ? 'title' : 'detail'
}

const ALIGN = { start: '', end: 'num', center: 'table-center' } as const
const WEIGHT = { name: 'medium', muted: 'muted', faint: 'faint' } as const

/** Classes of a column's head: its alignment and whether it is pinned. */
export function headClass<Row>({ align = 'start', pinned = false }: Column<Row>): string {
  return [ALIGN[align], pinned ? 'pin-end' : ''].join(' ').trim()
}

/** Classes of a cell: those of its head, and how it stands out or recedes. */
export function cellClass<Row>(column: Column<Row>): string {
  const weight = column.weight === undefined ? '' : WEIGHT[column.weight]
  return `${headClass(column)} ${weight}`.trim()
}
