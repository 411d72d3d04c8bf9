import { useFormats } from '#shared/candidate/language.ts'
import type { RepairStep } from './permissionSteps.ts'
import { RepairPicture } from './RepairPicture.tsx'

type RepairStepsProps = {
  steps: readonly RepairStep[]
  /** What is blocked; left out, nothing of it is pictured. */
  permission?: 'camera' | 'location'
}

/** What to do, in turn. */
export function RepairSteps({ steps, permission }: RepairStepsProps) {
  const { number } = useFormats()
  if (steps.length === 0) return null
  return (
    <ol className="repair-steps">
      {steps.map(({ text, shows }, index) => (
        <li key={text}>
          <span aria-hidden="true">{number(index + 1)}</span>
          <div>
            {text}
            {shows !== undefined && permission !== undefined && (
              <RepairPicture {...{ shows, permission }} />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
