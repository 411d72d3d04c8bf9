import camera from 'bootstrap-icons/icons/camera.svg?raw'
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import lock from 'bootstrap-icons/icons/lock.svg?raw'
import reception from 'bootstrap-icons/icons/reception-3.svg?raw'
import sdCard from 'bootstrap-icons/icons/sd-card.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { useWords } from '../words/words.ts'
import type { Check, Readiness, Tone } from './readiness.ts'
import { RepairSteps } from './RepairSteps.tsx'

type ReadinessRowProps = Readiness & {
  check: Check
  /** What can be pressed: ask, or test again. */
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

/** What was tested, what came of it, and what helps. */
export function ReadinessRow({ check, tone, word, fact, repair, children }: ReadinessRowProps) {
  const { phone: words } = useWords()
  const icon = TONE_ICONS[tone]
  return (
    <li className={`readiness is-${tone}`}>
      <span className="readiness-tile">
        <Icon of={ICONS[check]} />
      </span>
      <div className="readiness-what">
        <h2>{words.names[check]}</h2>
        <p>{fact}</p>
      </div>
      <p className="readiness-word">
        {icon !== undefined && <Icon of={icon} />}
        {words.tones[word]}
      </p>
      {(repair.length > 0 || children !== undefined) && (
        <div className="readiness-repair">
          <RepairSteps steps={repair.map((text) => ({ text }))} />
          {children}
        </div>
      )}
    </li>
  )
}
