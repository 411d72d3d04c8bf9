import type { RowWindowing } from './rowWindow.ts'
import { useVirtualWindow } from './useVirtualWindow.ts'

/** Rows in view are nodes, the others space. */
export const WindowedRows: RowWindowing = ({ count, scroller, rowPx, children }) =>
  children(useVirtualWindow(count, scroller, rowPx))
