import type { Column } from '#shared/ui/table/column.ts'
import { SelectBox } from './SelectBox.tsx'
import { SelectPage } from './SelectPage.tsx'

/** The first column of a list within `SelectingRows`. */
export const selectColumn = <Row,>(
  of: (row: Row) => { id: string; name: string },
): Column<Row> => ({
  id: 'select',
  head: 'Select',
  headCell: <SelectPage />,
  cell: (row) => <SelectBox {...of(row)} />,
  width: '72px',
  skeleton: 'short',
  card: 'mark',
})
