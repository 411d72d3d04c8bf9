import { useId, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './HelpPanel.css'

/** One row: an icon (SVG source imported with `?raw`), a title and a line. */
export type HelpRow = { icon: string; title: string; line: string }

type HelpPanelProps = {
  title: string
  rows: readonly HelpRow[]
  /** Below the rows: where to turn when they do not help. */
  foot?: { icon: string; text: ReactNode }
}

/** What somebody should know, beside where it is done. */
export function HelpPanel({ title, rows, foot }: HelpPanelProps) {
  const id = useId()
  return (
    <section className="panel help-panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id} className="help-title">
          {title}
        </h2>
      </div>
      <ul className="help-rows">
        {rows.map(({ icon, title: name, line }) => (
          <li key={name}>
            <Icon of={icon} className="lg t-accent" />
            <div>
              <div className="medium">{name}</div>
              <div className="small muted">{line}</div>
            </div>
          </li>
        ))}
      </ul>
      {foot !== undefined && (
        <div className="help-foot small muted">
          <Icon of={foot.icon} />
          <span>{foot.text}</span>
        </div>
      )}
    </section>
  )
}
