import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type EmptyStateProps = {
  /** Source of an icon (`?raw`). */
  icon?: string
  title: string
  /** What to do, in a sentence or two. */
  line?: ReactNode
  /** The one button that helps. */
  children?: ReactNode
}

/** What stands where content will be: nothing yet, nothing that matches, nothing to show. */
export function EmptyState({ icon, title, line, children }: EmptyStateProps) {
  return (
    <div className="blank">
      {icon !== undefined && <Icon of={icon} />}
      <h2>{title}</h2>
      {line !== undefined && <p>{line}</p>}
      {children}
    </div>
  )
}
