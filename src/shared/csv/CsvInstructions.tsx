import { Icon } from '#shared/ui/Icon.tsx'
import type { Instruction } from '#shared/upload/instructionRows.ts'

/** What an operator should know before a CSV is chosen. */
export function CsvInstructions({ rows }: { rows: readonly Instruction[] }) {
  return (
    <section className="panel upload-help" aria-labelledby="csv-instructions">
      <div className="panel-head">
        <h2 id="csv-instructions" className="upload-help-title">
          Before you upload
        </h2>
      </div>
      <ul className="upload-rules">
        {rows.map(({ icon, title, line }) => (
          <li key={title}>
            <Icon of={icon} className="lg t-accent" />
            <div>
              <div className="medium">{title}</div>
              <div className="small muted">{line}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
