import type { ReactNode } from 'react'
import type { SectionId } from '../compare/comparison.ts'

type SectionProps = {
  id: SectionId
  title: string
  hint?: ReactNode
  /** At the end of the header. */
  actions?: ReactNode
  children: ReactNode
}

/** The target of the navigation, which moves the focus to its title. */
export function Section({ id, title, hint, actions, children }: SectionProps) {
  return (
    <section className="panel applicant-section" aria-labelledby={id}>
      <header className="panel-header">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {hint !== undefined && <div className="small muted applicant-hint">{hint}</div>}
        {actions !== undefined && <div className="push">{actions}</div>}
      </header>
      {children}
    </section>
  )
}
