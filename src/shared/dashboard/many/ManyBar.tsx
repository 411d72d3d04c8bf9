import { useEffect, useRef } from 'react'
import type { ManyKit } from './deed.ts'
import { ManyActions } from './ManyActions.tsx'
import { ManyOutcome } from './ManyOutcome.tsx'
import { ManyProgress } from './ManyProgress.tsx'
import { chosenOf } from './manySlice.ts'
import { useSelecting } from './selecting.ts'
import { useMany } from './useMany.ts'

type ManyBarProps = { kit: ManyKit }

/** The foot of the list while rows are chosen or something runs over them: how many, what can be done, how far it is. */
export function ManyBar({ kit }: ManyBarProps) {
  const { subClientId } = useSelecting()
  const run = useMany((state) => state.run)
  const count = useMany((state) => chosenOf(state, subClientId).length)
  const bar = useRef<HTMLElement>(null)
  const { kind } = run
  // The button that was pressed is gone: the focus stays in the bar.
  useEffect(() => {
    if (kind !== 'none' && document.activeElement === document.body) bar.current?.focus()
  }, [kind])
  return (
    <section ref={bar} className="many-bar" aria-label={`Selected ${kit.noun}`} tabIndex={-1}>
      {run.kind === 'ended' && <ManyOutcome kit={kit} run={run} />}
      {run.kind === 'running' && <ManyProgress kit={kit} run={run} />}
      {count > 0 && run.kind !== 'running' && <ManyActions kit={kit} />}
    </section>
  )
}
