import { useEffect } from 'react'
import { plural } from '#shared/lib/plural.ts'
import { usePrinting } from '#shared/ui/usePrinting.ts'
import type { SheetHead } from './headRow.ts'
import { isShort, paperColumn, paperFit, type PaperColumn } from './paperFit.ts'
import { FIRST_BLOCK, type SheetStore } from './sheetStore.ts'
import type { SheetCell } from './sheetTable.ts'

type PrintedSheetProps = {
  store: SheetStore
  name: string
  head: SheetHead | null
}

/** About ten sheets of paper; whoever wants more prints the workbook. */
const MAX_ROWS = 500
const MAX_COLUMNS = FIRST_BLOCK.toColumn

/** A sheet on paper, for paper does not scroll: what is shown of it as a plain table, as far as it is here. */
export function PrintedSheet({ store, name, head }: PrintedSheetProps) {
  const isPrinting = usePrinting()
  // The browser's picture of the page waits for nothing: what may be printed is here before.
  useEffect(() => {
    const toRow = Math.min(store.table.rows, MAX_ROWS)
    store.need({ fromRow: 0, toRow, fromColumn: 0, toColumn: MAX_COLUMNS })
  }, [store])
  if (!isPrinting) return null
  const rows = rowsHere(store)
  const fileRow = (row: number) => store.fileRows(row, row + 1)[0] ?? 0
  const names = head !== null && fileRow(0) > head.row ? head.names : null
  const { shown, isAcross } = paperFit(
    upTo(Math.min(store.table.columns, MAX_COLUMNS)).map((column) =>
      paperColumn(store, rows, column, names?.[column] ?? ''),
    ),
  )
  const left = [
    [store.table.rows - rows.length, 'more row'],
    [store.table.columns - shown.length, 'more column'],
  ] as const
  return (
    <div className={isAcross ? 'sheet-print is-across' : 'sheet-print'}>
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
            const isNames = fileRow(row) === head?.row
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
        ([count, what]) => count > 0 && <p key={what}>{plural(count, what)} in the workbook.</p>,
      )}
    </div>
  )
}

function classOf(
  cell: SheetCell | null | undefined,
  { hasLongWords }: PaperColumn,
): string | undefined {
  if (cell?.isNumber === true) return 'num'
  if (isShort(cell?.text ?? '')) return 'is-short'
  return hasLongWords ? 'is-broken' : undefined
}

/** From the first on, up to one that is still on its way. */
function rowsHere(store: SheetStore): number[] {
  const rows = upTo(Math.min(store.table.rows, MAX_ROWS))
  const missing = rows.findIndex((row) => store.cell(row, 0) === undefined)
  return missing === -1 ? rows : rows.slice(0, missing)
}

const upTo = (length: number): number[] => Array.from({ length }, (_, index) => index)
