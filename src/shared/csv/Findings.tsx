import { useRef } from 'react'
import { useVirtualWindow } from '#shared/ui/table/useVirtualWindow.ts'
import { FindingRow } from './FindingRow.tsx'
import { FindingsHead } from './FindingsHead.tsx'
import type { Choice, Choices, Report } from './preflight/finding.ts'

/** Height of a row of one line, as csv.css has it; others are measured. */
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
  const choose = (id: string, choice: Choice | null) => {
    const { [id]: _, ...others } = choices
    onChoose(choice === null ? others : { ...others, [id]: choice })
  }
  return (
    <section className="panel csv-findings" aria-labelledby="csv-findings">
      <FindingsHead id="csv-findings" findings={findings} choices={choices} onChoose={onChoose} />
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
