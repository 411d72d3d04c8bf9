import wrench from 'bootstrap-icons/icons/wrench-adjustable.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { useRef } from 'react'
import { plural } from '#shared/lib/plural.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { useVirtualWindow } from '#shared/ui/table/useVirtualWindow.ts'
import { FindingRow } from './FindingRow.tsx'
import {
  allRepairs,
  isSettled,
  type Choice,
  type Choices,
  type Report,
} from './preflight/finding.ts'

/** Height of a row of one line, as create.css has it; others are measured. */
const ROW_PX = 47
const COLUMNS = [
  'Row',
  'Name',
  'Column',
  'Problem',
  'Found, and its repair',
  'Your choice',
] as const

type FindingsProps = { report: Report; choices: Choices; onChoose: (choices: Choices) => void }

/** What the pre-flight found, each with its row, and a repair where one is certain (look 16b). */
export function Findings({ report: { findings }, choices, onChoose }: FindingsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const view = useVirtualWindow(findings.length, frame, ROW_PX)
  const open = findings.filter((finding) => !isSettled(finding, choices))
  const repairable = open.filter(({ kind }) => kind === 'repairable').length
  const settled = findings.length - open.length
  const asking = open.length - repairable
  const choose = (id: string, choice: Choice | null) => {
    const { [id]: _, ...others } = choices
    onChoose(choice === null ? others : { ...others, [id]: choice })
  }
  return (
    <section className="panel csv-findings" aria-labelledby="csv-findings">
      <div className="panel-head">
        <h2 id="csv-findings">{plural(findings.length, 'problem')} found</h2>
        {settled > 0 && (
          <Chip tone="success" icon={check}>
            {settled} settled
          </Chip>
        )}
        {repairable > 0 && (
          <Chip tone="warning" bare>
            {repairable} can be repaired
          </Chip>
        )}
        {asking > 0 && (
          <Chip tone="danger" bare>
            {asking} need you
          </Chip>
        )}
        {repairable > 0 && (
          <button
            type="button"
            className="btn btn-soft btn-sm csv-findings-all"
            onClick={() => onChoose(allRepairs(findings, choices))}
          >
            <Icon of={wrench} />
            Apply {plural(repairable, 'repair')}
          </button>
        )}
      </div>
      <div ref={frame} className={view.isVirtual ? 'csv-findings-frame' : undefined}>
        <table aria-rowcount={findings.length + 1}>
          <thead>
            <tr>
              {COLUMNS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer height={view.before} />
            {view.indexes.map((index) => {
              const finding = findings[index]
              if (finding === undefined) return null
              return (
                <FindingRow
                  key={finding.id}
                  index={index}
                  measure={view.isVirtual ? view.measure : undefined}
                  finding={finding}
                  choice={choices[finding.id]}
                  onChoose={(choice) => choose(finding.id, choice)}
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

/** Stands for the rows that are no nodes. */
function Spacer({ height }: { height: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden="true" className="csv-findings-gap" style={{ height }} />
  )
}
