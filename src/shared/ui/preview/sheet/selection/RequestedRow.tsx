import { useStore } from '#shared/ui/hooks/useStore.ts'
import { columnLetters } from '../grid/columnLetters.ts'
import { BLOCK_COLUMNS, type SheetStore } from '../grid/sheetStore.ts'

type RequestedRowProps = { store: SheetStore; names: readonly string[]; row: number }

/** The texts of the row of a requested cell, all of them: beside the values its columns do not fit. */
export function RequestedRow({ store, names, row }: RequestedRowProps) {
  useStore(store.version)
  const [fileRow = 0] = store.fileRows(row, row + 1)
  const columns = Math.min(store.table.columns, BLOCK_COLUMNS)
  const texts = Array.from({ length: columns }, (_, column) => ({
    name: names[column] || columnLetters(column),
    text: store.cell(row, column)?.text ?? '',
  })).filter(({ text }) => text !== '')
  return (
    <dl className="sheet-requested small" aria-label={`Row ${fileRow + 1}`}>
      {texts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
