import type { ReactNode, RefObject } from 'react'

/** Which rows of a list are nodes. */
export type RowWindow = {
  isVirtual: boolean
  /** Indexes of the rows that are nodes. */
  indexes: readonly number[]
  /** Height in px of the rows left out above and below. */
  before: number
  after: number
  scrollTo: (index: number) => void
  /** Ref of a row whose height is not known beforehand. */
  measure: (row: HTMLElement | null) => void
}

type WindowProps = {
  count: number
  scroller: RefObject<HTMLElement | null>
  rowPx: number
  children: (view: RowWindow) => ReactNode
}

/** What decides it: `allRows` for a page of a list, `WindowedRows` for a list that has all its rows. */
export type RowWindowing = (props: WindowProps) => ReactNode

/** Nothing is left out. */
export const allRows: RowWindowing = ({ count, children }) =>
  children({
    isVirtual: false,
    indexes: Array.from({ length: count }, (_, index) => index),
    before: 0,
    after: 0,
    scrollTo: () => {},
    measure: () => {},
  })
