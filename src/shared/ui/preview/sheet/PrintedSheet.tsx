import { useEffect } from 'react'
import { plural } from '#shared/platform/lib/plural.ts'
import { useIsPrinting } from '#shared/ui/hooks/useIsPrinting.ts'
import {
  isShort,
  measurePrintColumn,
  fitColumnsToPaper,
  type PrintColumn,
} from './fitColumnsToPaper.ts'
import type { SheetHeader } from './headerRow.ts'
import { FIRST_BLOCK, type SheetStore } from './sheetStore.ts'
import type { SheetCell } from './sheetTable.ts'

type PrintedSheetProps = {
  store: SheetStore
  name: string
  header: SheetHeader | null
}

/** About ten printed pages; for more, print the workbook itself. */
const MAX_ROWS = 500
const MAX_COLUMNS = FIRST_BLOCK.toColumn

export function PrintedSheet({ store, name, header }: PrintedSheetProps) {
  const isPrinting = useIsPrinting()
  // Printing does not wait, so load the rows beforehand.
  useEffect(() => {
    const toRow = Math.min(store.table.rows, MAX_ROWS)
    store.ensureLoaded({ fromRow: 0, toRow, fromColumn: 0, toColumn: MAX_COLUMNS })
  }, [store])
  if (!isPrinting) return null
  const rows = rowsHere(store)
  const fileRow = (row: number) => store.fileRows(row, row + 1)[0] ?? 0
  const names = header !== null && fileRow(0) > header.row ? header.names : null
  const { shown, isLandscape } = fitColumnsToPaper(
    indexesTo(Math.min(store.table.columns, MAX_COLUMNS)).map((column) =>
      measurePrintColumn(store, rows, column, names?.[column] ?? ''),
    ),
  )
  const left = [
    [store.table.rows - rows.length, 'more row'],
    [store.table.columns - shown.length, 'more column'],
  ] as const
  return (
    <div className={isLandscape ? 'sheet-print is-across' : 'sheet-print'}>
      <h2>{name}</h2>
      <table className="table table-dense">
        {names !== null && (
          <thead>
            <tr>
              {shown.map((column) => (
                <th key={column.column} className={column.hasFigures ? 'num' : undefined}>
                  {names[column.column]}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => {
            const isNames = fileRow(row) === header?.row
            return (
              <tr key={row}>
                {shown.map((column) => {
                  const cell = store.cell(row, column.column)
                  const isName = isNames && column.hasFigures
                  return (
                    <td key={column.column} className={isName ? 'num' : classOf(cell, column)}>
                      {cell?.text}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      {left.map(
        ([count, noun]) => count > 0 && <p key={noun}>{plural(count, noun)} in the workbook.</p>,
      )}
    </div>
  )
}

function classOf(
  cell: SheetCell | null | undefined,
  { hasLongWords }: PrintColumn,
): string | undefined {
  if (cell?.isNumber === true) return 'num'
  if (isShort(cell?.text ?? '')) return 'is-short'
  return hasLongWords ? 'is-broken' : undefined
}

function rowsHere(store: SheetStore): number[] {
  const rows = indexesTo(Math.min(store.table.rows, MAX_ROWS))
  const missing = rows.findIndex((row) => store.cell(row, 0) === undefined)
  return missing === -1 ? rows : rows.slice(0, missing)
}

const indexesTo = (length: number): number[] => Array.from({ length }, (_, index) => index)
