import { useId, type ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import './HelpPanel.css'

/** `icon` is a source (`?raw`). */
export type HelpRow = { icon: string; title: string; description: string }

type HelpPanelProps = {
  title: string
  rows: readonly HelpRow[]
  /** Whom to contact when the rows do not help. */
  footer?: { icon: string; text: ReactNode }
}

export function HelpPanel({ title, rows, footer }: HelpPanelProps) {
  const id = useId()
  return (
    <section className="panel help-panel" aria-labelledby={id}>
      <div className="panel-header">
        <h2 id={id} className="help-title">
          {title}
        </h2>
      </div>
      <ul className="help-rows">
        {rows.map(({ icon, title: name, description }) => (
          <li key={name}>
            <Icon of={icon} className="lg t-accent" />
            <div>
              <div className="medium">{name}</div>
              <div className="small muted">{description}</div>
            </div>
          </li>
        ))}
      </ul>
      {footer !== undefined && (
        <div className="help-footer small muted">
          <Icon of={footer.icon} />
          <span>{footer.text}</span>
        </div>
      )}
    </section>
  )
}
