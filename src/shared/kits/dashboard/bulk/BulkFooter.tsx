import { Suspense, type ComponentType } from 'react'
import { selectRowsOf } from './bulkSlice.ts'
import { useRowSelection } from './rowSelection.ts'
import { useBulk } from './useBulk.ts'

/** @param Toolbar lazy, because most lists are only read */
type BulkFooterProps = { Toolbar: ComponentType }

/** Renders nothing until rows are selected or an action runs. */
export function BulkFooter({ Toolbar }: BulkFooterProps) {
  const { subClientId } = useRowSelection()
  const isNeeded = useBulk(
    (state) => selectRowsOf(state, subClientId).length > 0 || state.run.kind !== 'none',
  )
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <Toolbar />
    </Suspense>
  )
}
