import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import './Notice.css'

type NoticeProps = {
  tone: 'info' | 'success' | 'warning' | 'danger'
  icon: string
  isAlert?: boolean
  children: ReactNode
}

export function Notice({ tone, icon, isAlert = false, children }: NoticeProps) {
  return (
    <div className={`candidate-notice is-${tone}`} role={isAlert ? 'alert' : undefined}>
      <Icon of={icon} />
      <p>{children}</p>
    </div>
  )
}
