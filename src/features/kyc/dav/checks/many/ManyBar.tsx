import { useEffect, useRef } from 'react'
import { useAppSelector } from '#shared/store/hooks.ts'
import { ManyActions } from './ManyActions.tsx'
import { ManyOutcome } from './ManyOutcome.tsx'
import { ManyProgress } from './ManyProgress.tsx'
import { selectChosen, selectRun } from './manySlice.ts'

type ManyBarProps = { subClientId: string }

/** The foot of the list while rows are chosen or something runs over them: how many, what can be done, how far it is. */
export function ManyBar({ subClientId }: ManyBarProps) {
  const run = useAppSelector(selectRun)
  const count = useAppSelector((state) => selectChosen(state, subClientId)).length
  const bar = useRef<HTMLElement>(null)
  const { kind } = run
  // The button that was pressed is gone: the focus stays in the bar.
  useEffect(() => {
    if (kind !== 'none' && document.activeElement === document.body) bar.current?.focus()
  }, [kind])
  return (
    <section ref={bar} className="many-bar" aria-label="Selected cases" tabIndex={-1}>
      {run.kind === 'ended' && <ManyOutcome run={run} />}
      {run.kind === 'running' && <ManyProgress run={run} />}
      {count > 0 && run.kind !== 'running' && <ManyActions subClientId={subClientId} />}
    </section>
  )
}
