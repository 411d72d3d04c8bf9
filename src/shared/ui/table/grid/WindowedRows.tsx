import type { RowWindowing } from './rowWindow.ts'
import { useVirtualWindow } from './useVirtualWindow.ts'

/** Renders only the visible rows of a list. */
export const WindowedRows: RowWindowing = ({ count, scroller, rowPx, children }) =>
  children(useVirtualWindow(count, scroller, rowPx))
