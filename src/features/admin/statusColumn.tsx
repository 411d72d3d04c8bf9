import check from 'bootstrap-icons/icons/check.svg?raw'
import dash from 'bootstrap-icons/icons/dash.svg?raw'
import { Chip } from '#shared/ui/components/Chip.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { toStatus } from './status.ts'

export const STATUS_COLUMN: Column<{ isActive: boolean }> = {
  id: 'status',
  header: 'Status',
  cell: ({ isActive }) => (
    <Chip tone={isActive ? 'success' : 'neutral'} icon={isActive ? check : dash}>
      {toStatus(isActive)}
    </Chip>
  ),
  sortBy: ({ isActive }) => toStatus(isActive),
  width: '120px',
  skeleton: 'chip',
  card: 'status',
}
