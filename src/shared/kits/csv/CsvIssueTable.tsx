import arrow from 'bootstrap-icons/icons/arrow-right.svg?raw'
import circle from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import lightbulb from 'bootstrap-icons/icons/lightbulb.svg?raw'
import wrench from 'bootstrap-icons/icons/wrench-adjustable.svg?raw'
import { useRef } from 'react'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useVirtualWindow } from '#shared/ui/table/grid/useVirtualWindow.ts'
import { EFFECT_TEXT } from './contactFacts.ts'
import { DIGITS_LOST } from './preflight/checkNumber.ts'
import type { CsvIssue } from './preflight/csvIssue.ts'

/** Where the values are corrected; null if only the header line is wrong. */
function adviceFor(issues: readonly CsvIssue[]): string | null {
  if (issues.every(({ effect }) => effect === null)) return null
  const lostDigits = issues.filter(({ problem }) => problem === DIGITS_LOST).length
  const advice =
    'Correct the values in the spreadsheet they came from, save it as CSV again and drop that file here.'
  return lostDigits === 0
    ? advice
    : `${advice} ${plural(lostDigits, 'number')} lost digits when the file was saved: format the column as a number without decimals first.`
}

type CsvIssueRowProps = {
  index: number
  measure: ((row: HTMLElement | null) => void) | undefined
  issue: CsvIssue
}

function CsvIssueRow({ index, measure, issue }: CsvIssueRowProps) {
  const { row, person, column, problem, found, repair, effect } = issue
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td className="faint">{row}</td>
      <th scope="row">{person === '' ? <span className="faint">not given</span> : person}</th>
      <td className="muted">{column}</td>
      <td>
        {effect === null ? (
          <Icon of={wrench} className="t-accent" label="in the header line" />
        ) : (
          <Icon
            of={effect === 'uncertain' ? triangle : circle}
            className={effect === 'uncertain' ? 't-warning' : 't-danger'}
            label={EFFECT_TEXT[effect].does}
          />
        )}{' '}
        {problem}
      </td>
      <td>
        <span className={repair === null ? 't-danger' : 'muted'}>
          {found.trim() === '' ? '–' : found}
        </span>
        {repair !== null && (
          <>
            {' '}
            <Icon of={arrow} className="faint" label="should be" /> <b>{repair}</b>
          </>
        )}
      </td>
    </tr>
  )
}

/** Height of a one-line row in csv.css; others are measured. */
const ROW_PX = 47
const COLUMNS = ['Row', 'Name', 'Column', 'Problem', 'Found → should be'] as const

/** The issues with their row and column, and where to correct them (look 16b). */
export function CsvIssueTable({ issues }: { issues: readonly CsvIssue[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const view = useVirtualWindow(issues.length, frame, ROW_PX)
  const advice = adviceFor(issues)
  return (
    <section className="panel csv-issues" aria-labelledby="csv-issues">
      <div className="panel-header">
        <h2 id="csv-issues">{plural(issues.length, 'problem')} found</h2>
      </div>
      {advice !== null && (
        <p className="csv-issues-advice small">
          <Icon of={lightbulb} className="t-accent" />
          <span>{advice}</span>
        </p>
      )}
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
              const measure = view.isVirtual ? view.measure : undefined
              return <CsvIssueRow key={issue.id} index={index} measure={measure} issue={issue} />
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
