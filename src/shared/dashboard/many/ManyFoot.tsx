import { Suspense, type ComponentType } from 'react'
import { chosenOf } from './manySlice.ts'
import { useSelecting } from './selecting.ts'
import { useMany } from './useMany.ts'

/** @param Bar brings the deeds of the dashboard: a lazy part, for most lists are only read. */
type ManyFootProps = { Bar: ComponentType }

/** Nothing, until rows are chosen or something runs over them. */
export function ManyFoot({ Bar }: ManyFootProps) {
  const { subClientId } = useSelecting()
  const isNeeded = useMany(
    (state) => chosenOf(state, subClientId).length > 0 || state.run.kind !== 'none',
  )
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}
