import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import './Notice.css'

type NoticeProps = {
  tone: 'info' | 'success' | 'warning' | 'danger'
  /** Source of an icon (`?raw`). */
  icon: string
  /** Read out at once: something went wrong. */
  isAlert?: boolean
  children: ReactNode
}

/** A few lines that must not be missed, with a picture. */
export function Notice({ tone, icon, isAlert = false, children }: NoticeProps) {
  return (
    <div className={`candidate-notice is-${tone}`} role={isAlert ? 'alert' : undefined}>
      <Icon of={icon} />
      <p>{children}</p>
    </div>
  )
}
