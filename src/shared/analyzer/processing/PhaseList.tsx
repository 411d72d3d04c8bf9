import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { minutesAndSeconds } from '../estimates.ts'
import type { Phase } from './phases.ts'

type PhaseListProps = { phases: readonly Phase[] }

/** The phases of a job, ticking off. */
export function PhaseList({ phases }: PhaseListProps) {
  return (
    <ol className="phases" aria-label="Steps">
      {phases.map(({ label, state, took, word = 'Working' }, index) => (
        <li key={index} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="dot">
            {state === 'done' ? <Icon of={check} label="Done:" /> : index + 1}
          </span>
          <span>{label}</span>
          {state === 'now' && <span className="small t-accent">{word}</span>}
          {took !== null && <span className="small muted">{minutesAndSeconds(took)}</span>}
        </li>
      ))}
    </ol>
  )
}
