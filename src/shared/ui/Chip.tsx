import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export const TONES = ['neutral', 'success', 'warning', 'danger', 'info', 'accent'] as const
export type Tone = (typeof TONES)[number]

type ChipProps = {
  tone?: Tone
  /** Source of an icon (`?raw`); without one a dot says that a colour is meant. */
  icon?: string
  /** Counts beside a title may go bare. */
  bare?: boolean
  children: ReactNode
}

/** A status in a word: never clickable, never by colour alone. */
export function Chip({ tone = 'neutral', icon, bare = false, children }: ChipProps) {
  return (
    <span className={`chip chip-${tone}`}>
      {icon !== undefined && <Icon of={icon} />}
      {icon === undefined && !bare && <span className="chip-dot" aria-hidden="true" />}
      {children}
    </span>
  )
}
