import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export const TONES = ['neutral', 'success', 'warning', 'danger', 'info', 'accent'] as const
export type Tone = (typeof TONES)[number]

type ChipProps = {
  tone?: Tone
  /** Icon source (`?raw`); without one a dot shows the colour. */
  icon?: string | undefined
  /** Without a background, for counts beside a title. */
  isPlain?: boolean
  children: ReactNode
}

/** A status is never clickable, and never shown by colour alone. */
export function Chip({ tone = 'neutral', icon, isPlain = false, children }: ChipProps) {
  return (
    <span className={`chip chip-${tone}`}>
      {icon !== undefined && <Icon of={icon} />}
      {icon === undefined && !isPlain && <span className="chip-dot" aria-hidden="true" />}
      {children}
    </span>
  )
}
