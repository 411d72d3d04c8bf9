import { showToast } from '#shared/platform/dialogs/toast.ts'
import { formatCount, plural } from '#shared/platform/lib/text/plural.ts'
import type { SheetStore } from '../grid/sheetStore.ts'
import type { QueryableSheet } from '../workbook.ts'
import { cellCount, type CellRect } from './selection.ts'

/** Copying more blocks the page. */
const COPY_MAX_CELLS = 200_000

export async function copySelection(
  sheet: QueryableSheet,
  store: SheetStore,
  rect: CellRect,
): Promise<void> {
  const count = cellCount(rect)
  if (count === 0) return
  if (count > COPY_MAX_CELLS) {
    const limit = formatCount(COPY_MAX_CELLS)
    showToast(
      'error',
      `At most ${limit} cells can be copied at once. Select fewer, or download the file.`,
    )
    return
  }
  const { fromRow, toRow, fromColumn, toColumn } = rect
  try {
    await write(sheet.copy({ rows: store.fileRows(fromRow, toRow), fromColumn, toColumn }))
    showToast('success', `${plural(count, 'cell')} copied`)
  } catch {
    showToast('error', 'The browser did not allow copying. Download the file instead.')
  }
}

/** Accesses the clipboard within the press: some browsers refuse it after an await. */
async function write(copied: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await copied)
  const blob = copied.then((text) => new Blob([text], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
