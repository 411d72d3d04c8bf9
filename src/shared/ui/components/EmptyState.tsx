import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type EmptyStateProps = {
  icon?: string
  title: string
  description?: ReactNode
  children?: ReactNode
}

export function EmptyState({ icon, title, description, children }: EmptyStateProps) {
  return (
    <div className="blank">
      {icon !== undefined && <Icon of={icon} />}
      <h2>{title}</h2>
      {description !== undefined && <p>{description}</p>}
      {children}
    </div>
  )
}
