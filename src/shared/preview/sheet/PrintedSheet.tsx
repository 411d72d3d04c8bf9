import { plural } from '#shared/lib/plural.ts'
import { usePrinting } from '#shared/ui/usePrinting.ts'
import { FIRST_BLOCK, type SheetStore } from './sheetStore.ts'

type PrintedSheetProps = {
  store: SheetStore
  name: string
  /** Of the columns, where the rows are not as they stand in the file and their own heads may be far. */
  names: readonly string[] | null
}

/** A sheet on paper, for paper does not scroll: what is shown of it as a plain table, as far as it is here. */
export function PrintedSheet({ store, name, names }: PrintedSheetProps) {
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  const rows = upTo(Math.min(store.table.rows, FIRST_BLOCK.toRow))
  const columns = upTo(Math.min(store.table.columns, FIRST_BLOCK.toColumn))
  const left = store.table.rows - rows.length
  return (
    <div className="sheet-print">
      <h2>{name}</h2>
      <table className="table table-dense">
        {names !== null && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{names[column]}</th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map((column) => {
                const cell = store.cell(row, column)
                return (
                  <td key={column} className={cell?.isNumber === true ? 'num' : undefined}>
                    {cell?.text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p>{plural(left, 'more row')} in the workbook.</p>}
    </div>
  )
}

const upTo = (length: number): number[] => Array.from({ length }, (_, index) => index)
