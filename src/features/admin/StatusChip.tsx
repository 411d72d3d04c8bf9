import check from 'bootstrap-icons/icons/check.svg?raw'
import dash from 'bootstrap-icons/icons/dash.svg?raw'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { toStatus } from './status.ts'

type StatusChipProps = { isActive: boolean }

/** The status of a record in a list (look 09). */
export function StatusChip({ isActive }: StatusChipProps) {
  return (
    <Chip tone={isActive ? 'success' : 'neutral'} icon={isActive ? check : dash}>
      {toStatus(isActive)}
    </Chip>
  )
}
