import { useFormats } from '#shared/candidate/language.ts'

type RepairStepsProps = { steps: readonly string[] }

/** What to do, in turn. */
export function RepairSteps({ steps }: RepairStepsProps) {
  const { number } = useFormats()
  if (steps.length === 0) return null
  return (
    <ol className="repair-steps">
      {steps.map((step, index) => (
        <li key={step}>
          <span aria-hidden="true">{number(index + 1)}</span>
          {step}
        </li>
      ))}
    </ol>
  )
}
