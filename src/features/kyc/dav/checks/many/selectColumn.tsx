import type { Column } from '#shared/ui/table/column.ts'
import type { AddressCase } from '../../case.ts'
import { SelectBox } from './SelectBox.tsx'
import { SelectPage } from './SelectPage.tsx'

/** The first column of a list within `SelectingRows`. */
export const SELECT_COLUMN: Column<AddressCase> = {
  id: 'select',
  head: 'Select',
  headCell: <SelectPage />,
  cell: (one) => <SelectBox one={one} />,
  width: '72px',
  skeleton: 'short',
  card: 'mark',
}
