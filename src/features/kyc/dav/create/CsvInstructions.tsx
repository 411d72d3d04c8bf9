import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import person from 'bootstrap-icons/icons/person-lines-fill.svg?raw'
import shield from 'bootstrap-icons/icons/shield-check.svg?raw'
import table from 'bootstrap-icons/icons/table.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'

const ROWS = [
  {
    icon: person,
    title: 'One row a candidate',
    line: 'A case is created for each, and its link is sent by e-mail, SMS and a call.',
  },
  {
    icon: table,
    title: 'The columns of the template',
    line: 'Name, phone number and address have to be in each row.',
  },
  {
    icon: shield,
    title: 'Read here before it is sent',
    line: 'Phones that a spreadsheet broke, empty cells and people who are in it twice are shown, with a repair where one is certain.',
  },
  {
    icon: clipboard,
    title: 'Rows can be pasted',
    line: 'Copy them in a spreadsheet, the head with them, and paste them on this page.',
  },
] as const

/** What an operator should know before a CSV is chosen. */
export function CsvInstructions() {
  return (
    <section className="panel upload-help" aria-labelledby="csv-instructions">
      <div className="panel-head">
        <h2 id="csv-instructions" className="upload-help-title">
          Before you upload
        </h2>
      </div>
      <ul className="upload-rules">
        {ROWS.map(({ icon, title, line }) => (
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
