import { showToast } from '#shared/platform/dialogs/toast.ts'
import { formatCount, plural } from '#shared/platform/lib/plural.ts'
import type { CopiedCells } from './copyCells.ts'
import { cellCount, type CellRect } from './selection.ts'
import type { SheetStore } from './sheetStore.ts'
import type { QueryableSheet } from './workbook.ts'

/** Copying more blocks the page. */
const COPY_MAX_CELLS = 200_000

type Kind = keyof typeof TYPES
const TYPES = { text: 'text/plain', html: 'text/html' } as const

/** @param names column names for a first row */
export async function copySelection(
  sheet: QueryableSheet,
  store: SheetStore,
  rect: CellRect,
  names: readonly string[] | null,
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
  const rows = store.fileRows(fromRow, toRow)
  try {
    await write(sheet.copy({ rows, fromColumn, toColumn }, names))
    showToast('success', `${plural(count, 'cell')} copied`)
  } catch {
    showToast('error', 'The browser did not allow copying. Download the file instead.')
  }
}

/** Accesses the clipboard within the press: some browsers refuse it after an await. */
async function write(cells: Promise<CopiedCells>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText((await cells).text)
    return
  }
  const blob = async (kind: Kind) => new Blob([(await cells)[kind]], { type: TYPES[kind] })
  await navigator.clipboard.write([
    new ClipboardItem({ [TYPES.text]: blob('text'), [TYPES.html]: blob('html') }),
  ])
}
