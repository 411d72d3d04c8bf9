import type { RowWindowing } from './rowWindow.ts'
import { useVirtualWindow } from './useVirtualWindow.ts'

export const WindowedRows: RowWindowing = ({ count, scroller, rowPx, children }) =>
  children(useVirtualWindow(count, scroller, rowPx))
