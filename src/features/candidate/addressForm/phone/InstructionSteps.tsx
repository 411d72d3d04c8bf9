import camera from 'bootstrap-icons/icons/camera.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import sliders from 'bootstrap-icons/icons/sliders.svg?raw'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useTranslations } from '../translations.ts'
import type { InstructionStep } from './permissionInstructions.ts'

type InstructionImageProps = {
  illustration: NonNullable<InstructionStep['illustration']>
  permission: 'camera' | 'location'
}

const ICONS = { camera, location: geo }

/** The text says the same (look 10f). */
function InstructionImage({ illustration, permission }: InstructionImageProps) {
  const { names } = useTranslations().phone
  if (illustration === 'switch')
    return (
      <div className="repair-switch" aria-hidden="true">
        <Icon of={ICONS[permission]} />
        <span>{names[permission]}</span>
        <i />
      </div>
    )
  return (
    <div className="repair-address" aria-hidden="true">
      <b>{illustration === 'siteIcon' ? <Icon of={sliders} /> : 'aA'}</b>
      <span lang="en">{window.location.host}</span>
    </div>
  )
}

type InstructionStepsProps = {
  steps: readonly InstructionStep[]
  permission?: 'camera' | 'location'
}

export function InstructionSteps({ steps, permission }: InstructionStepsProps) {
  const { number } = useFormats()
  if (steps.length === 0) return null
  return (
    <ol className="repair-steps">
      {steps.map(({ text, illustration }, index) => (
        <li key={text}>
          <span aria-hidden="true">{number(index + 1)}</span>
          <div>
            {text}
            {illustration !== undefined && permission !== undefined && (
              <InstructionImage {...{ illustration, permission }} />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
