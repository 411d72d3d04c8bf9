import camera from 'bootstrap-icons/icons/camera.svg?raw'
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import lock from 'bootstrap-icons/icons/lock.svg?raw'
import reception from 'bootstrap-icons/icons/reception-3.svg?raw'
import sdCard from 'bootstrap-icons/icons/sd-card.svg?raw'
import { useRef, type ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useTranslations } from '../translations.ts'
import { InstructionSteps } from './InstructionSteps.tsx'
import type { PhoneCheck, Readiness, CheckTone } from './readiness.ts'

type ReadinessRowProps = Readiness & {
  check: PhoneCheck
  /** The button may disappear when it is pressed, so the row's heading takes the focus. */
  action?: { label: string; onPress: () => void } | undefined
  children?: ReactNode
}

const ICONS: Record<PhoneCheck, string> = {
  secure: lock,
  camera,
  location: geo,
  storage: sdCard,
  network: reception,
}

const TONE_ICONS: Partial<Record<CheckTone, string>> = {
  ready: checkCircle,
  warning: exclamation,
  stop: exclamation,
}

export function ReadinessRow({
  check,
  tone,
  status,
  detail,
  instructions,
  action,
  children,
}: ReadinessRowProps) {
  const { phone: messages } = useTranslations()
  const icon = TONE_ICONS[tone]
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <li className={`readiness is-${tone}`}>
      <span className="readiness-tile">
        <Icon of={ICONS[check]} />
      </span>
      <div className="readiness-what">
        <h2 ref={heading} tabIndex={-1}>
          {messages.names[check]}
        </h2>
        <p role="status">{detail}</p>
      </div>
      <p className="readiness-word" role="status">
        <span className="visually-hidden">{messages.names[check]}: </span>
        {icon !== undefined && <Icon of={icon} />}
        {messages.tones[status]}
      </p>
      {(instructions.length > 0 || action !== undefined || children !== false) && (
        <div className="readiness-repair">
          <InstructionSteps steps={instructions.map((text) => ({ text }))} />
          {action !== undefined && (
            <button
              type="button"
              className="btn btn-secondary"
              onClick={() => {
                heading.current?.focus({ preventScroll: true })
                action.onPress()
              }}
            >
              {action.label}
            </button>
          )}
          {children}
        </div>
      )}
    </li>
  )
}
