import { useCandidateLanguage, useFormats } from './language.ts'

export type StepBarsProps = {
  /** What this part of the way is called. */
  name: string
  /** From 1. */
  step: number
  of: number
}

/** How far it is: '2 of 4' over as many bars. */
export function StepBars({ name, step, of }: StepBarsProps) {
  const { frame } = useCandidateLanguage()
  const { number } = useFormats()
  return (
    <div className="candidate-steps">
      <p>
        <span>{name}</span>
        <span>{frame.stepOf(number(step), number(of))}</span>
      </p>
      <div aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} className={index < step ? 'on' : undefined} />
        ))}
      </div>
    </div>
  )
}
