import arrow from 'bootstrap-icons/icons/arrow-right.svg?raw'
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import circle from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import { useRef } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useVirtualWindow } from '#shared/ui/table/useVirtualWindow.ts'
import { CsvIssueChoice } from './CsvIssueChoice.tsx'
import { CsvIssueTableHeader } from './CsvIssueTableHeader.tsx'
import type { Choice, Choices, PreflightReport, CsvIssue } from './preflight/csvIssue.ts'

type CsvIssueRowProps = {
  index: number
  measure: ((row: HTMLElement | null) => void) | undefined
  issue: CsvIssue
  choice: Choice | undefined
  onChoose: (choice: Choice | null) => void
}

const SIGN = {
  resolved: { icon: checkCircle, tone: 't-success', label: 'Resolved' },
  repairable: { icon: triangle, tone: 't-warning', label: 'Can be repaired' },
  needsInput: { icon: circle, tone: 't-danger', label: 'Needs your input' },
  duplicate: { icon: circle, tone: 't-danger', label: 'Needs your input' },
} as const

function CsvIssueRow({ index, measure, issue, choice, onChoose }: CsvIssueRowProps) {
  const { icon, tone, label } = SIGN[choice === undefined ? issue.kind : 'resolved']
  const newValue =
    choice?.kind === 'set' ? choice.text : issue.kind === 'repairable' ? issue.repair : null
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td className="faint">{issue.row}</td>
      <th scope="row">
        {issue.person === '' ? <span className="faint">not given</span> : issue.person}
      </th>
      <td className="muted">{issue.column}</td>
      <td>
        <Icon of={icon} className={tone} label={label} /> {issue.problem}
      </td>
      <td>
        <span className={newValue === null ? 't-danger' : 'muted'}>
          {issue.found.trim() === '' ? '–' : issue.found}
        </span>
        {newValue !== null && (
          <>
            {' '}
            <Icon of={arrow} className="faint" label="becomes" /> <b>{newValue}</b>
          </>
        )}
      </td>
      <td>
        <CsvIssueChoice issue={issue} choice={choice} onChoose={onChoose} />
      </td>
    </tr>
  )
}

/** Height of a one-line row in csv.css; others are measured. */
const ROW_PX = 47
const COLUMNS = ['Row', 'Name', 'Column', 'Problem', 'Found → repair', 'Your choice'] as const

type CsvIssueTableProps = {
  report: PreflightReport
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** The issues with their rows, and a repair where one is certain (look 16b). */
export function CsvIssueTable({ report: { issues }, choices, onChoose }: CsvIssueTableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const view = useVirtualWindow(issues.length, frame, ROW_PX)
  const choose = (id: string, choice: Choice | null) => {
    const { [id]: _, ...others } = choices
    onChoose(choice === null ? others : { ...others, [id]: choice })
  }
  return (
    <section className="panel csv-issues" aria-labelledby="csv-issues">
      <CsvIssueTableHeader id="csv-issues" issues={issues} choices={choices} onChoose={onChoose} />
      <div ref={frame} className={view.isVirtual ? 'csv-issues-frame' : undefined}>
        <table aria-rowcount={issues.length + 1}>
          <thead>
            <tr>
              {COLUMNS.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer height={view.before} />
            {view.indexes.map((index) => {
              const issue = issues[index]
              if (issue === undefined) return null
              return (
                <CsvIssueRow
                  key={issue.id}
                  index={index}
                  measure={view.isVirtual ? view.measure : undefined}
                  issue={issue}
                  choice={choices[issue.id]}
                  onChoose={(choice) => choose(issue.id, choice)}
                />
              )
            })}
            <Spacer height={view.after} />
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Spacer({ height }: { height: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden="true" className="csv-issues-spacer" style={{ height }} />
  )
}
