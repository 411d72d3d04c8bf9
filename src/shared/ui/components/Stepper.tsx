import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { Icon } from './Icon.tsx'

type StepperProps = {
  steps: readonly string[]
  /** Index; steps.length means that all are done. */
  current: number
}

/** A phone shows bars and "Step 1 of 4". */
export function Stepper({ steps, current }: StepperProps) {
  const shown = Math.min(Math.max(current, 0), steps.length - 1)
  return (
    <>
      <ol className="stepper" aria-label="Progress">
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < current ? 'done' : index === current ? 'now' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="dot">{index < current ? <Icon of={check} /> : index + 1}</span>
            {step}
            {index < current && <span className="visually-hidden"> done</span>}
          </li>
        ))}
      </ol>
      <div className="steps-bar">
        <p className="steps-bar-text">
          <span className="medium">{steps[shown]}</span>
          <span className="muted">
            Step {shown + 1} of {steps.length}
          </span>
        </p>
        <div className="steps-bar-cells" aria-hidden="true">
          {steps.map((step, index) => (
            <i key={step} className={index <= current ? 'on' : undefined} />
          ))}
        </div>
      </div>
    </>
  )
}
