import type { ReactNode, RefObject } from 'react'

export type RowWindow = {
  isVirtual: boolean
  indexes: readonly number[]
  /** In px, of the rows left out above. */
  before: number
  after: number
  scrollTo: (index: number) => void
  /** Ref of a row whose height must be measured. */
  measure: (row: HTMLElement | null) => void
}

type WindowProps = {
  count: number
  scroller: RefObject<HTMLElement | null>
  rowPx: number
  children: (view: RowWindow) => ReactNode
}

/** `allRows` for a page of a list, `WindowedRows` for a complete list. */
export type RowWindowing = (props: WindowProps) => ReactNode

export const allRows: RowWindowing = ({ count, children }) =>
  children({
    isVirtual: false,
    indexes: Array.from({ length: count }, (_, index) => index),
    before: 0,
    after: 0,
    scrollTo: () => {},
    measure: () => {},
  })
