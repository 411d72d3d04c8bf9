import camera from 'bootstrap-icons/icons/camera.svg?raw'
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import lock from 'bootstrap-icons/icons/lock.svg?raw'
import reception from 'bootstrap-icons/icons/reception-3.svg?raw'
import sdCard from 'bootstrap-icons/icons/sd-card.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useTranslations } from '../translations.ts'
import type { Check, Readiness, Tone } from './readiness.ts'
import { InstructionSteps } from './InstructionSteps.tsx'

type ReadinessRowProps = Readiness & {
  check: Check
  /** Buttons, such as test again. */
  children?: ReactNode
}

const ICONS: Record<Check, string> = {
  secure: lock,
  camera,
  location: geo,
  storage: sdCard,
  network: reception,
}

const TONE_ICONS: Partial<Record<Tone, string>> = {
  ready: checkCircle,
  warning: exclamation,
  stop: exclamation,
}

/** A check with its result and instructions. */
export function ReadinessRow({
  check,
  tone,
  status,
  detail,
  instructions,
  children,
}: ReadinessRowProps) {
  const { phone: words } = useTranslations()
  const icon = TONE_ICONS[tone]
  return (
    <li className={`readiness is-${tone}`}>
      <span className="readiness-tile">
        <Icon of={ICONS[check]} />
      </span>
      <div className="readiness-what">
        <h2>{words.names[check]}</h2>
        <p>{detail}</p>
      </div>
      <p className="readiness-word">
        {icon !== undefined && <Icon of={icon} />}
        {words.tones[status]}
      </p>
      {(instructions.length > 0 || children !== undefined) && (
        <div className="readiness-repair">
          <InstructionSteps steps={instructions.map((text) => ({ text }))} />
          {children}
        </div>
      )}
    </li>
  )
}
