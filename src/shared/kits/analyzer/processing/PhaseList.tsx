import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { formatMinutesSeconds } from '../estimates.ts'
import type { Phase } from './phases.ts'

type PhaseListProps = { phases: readonly Phase[] }

export function PhaseList({ phases }: PhaseListProps) {
  return (
    <ol className="phases" aria-label="Steps">
      {phases.map(({ label, state, durationMs, statusText = 'Working' }, index) => (
        <li key={index} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="dot">
            {state === 'done' ? <Icon of={check} label="Done:" /> : index + 1}
          </span>
          <span>{label}</span>
          {state === 'now' && <span className="small t-accent">{statusText}</span>}
          {durationMs !== null && (
            <span className="small muted">{formatMinutesSeconds(durationMs)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
