import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { PLAIN_NAME_ROW, type Instruction } from '#shared/upload/instructionRows.ts'
import type { CsvIntake } from './csvIntake.ts'

const PASTE_ROW: Instruction = {
  icon: clipboard,
  title: 'Rows can be pasted',
  line: 'Copy them in a spreadsheet, the head with them, and paste them on this page.',
}

type CsvInstructionsProps = { intake: Pick<CsvIntake, 'instructions' | 'judgesName'> }

/** What an operator should know before a CSV is chosen. */
export function CsvInstructions({ intake: { instructions, judgesName } }: CsvInstructionsProps) {
  const rows = [...instructions, ...(judgesName ? [PLAIN_NAME_ROW] : []), PASTE_ROW]
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
