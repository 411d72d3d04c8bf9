import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { minutesAndSeconds } from '#shared/analyzer/estimates.ts'
import type { RunStep } from './stepsOf.ts'

type RunStepsProps = { steps: readonly RunStep[] }

/** The steps of a job, ticking off. */
export function RunSteps({ steps }: RunStepsProps) {
  return (
    <ol className="run-steps" aria-label="Steps">
      {steps.map(({ label, state, took, word = 'Working' }, index) => (
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
