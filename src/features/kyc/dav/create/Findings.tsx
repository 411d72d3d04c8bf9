import wrench from 'bootstrap-icons/icons/wrench-adjustable.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { useState } from 'react'
import { plural } from '#shared/lib/plural.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { FindingRow } from './FindingRow.tsx'
import {
  allRepairs,
  isSettled,
  type Choice,
  type Choices,
  type Report,
} from './preflight/finding.ts'

/** So many rows are drawn at a time: a file can have a fault in each of its 10,000. */
const SHOWN = 100

type FindingsProps = { report: Report; choices: Choices; onChoose: (choices: Choices) => void }

/** What the pre-flight found, each with its row, and a repair where one is certain (look 16b). */
export function Findings({ report: { findings }, choices, onChoose }: FindingsProps) {
  const [shown, setShown] = useState(SHOWN)
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
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Name</th>
            <th scope="col">Column</th>
            <th scope="col">Problem</th>
            <th scope="col">Found, and its repair</th>
            <th scope="col">Your choice</th>
          </tr>
        </thead>
        <tbody>
          {findings.slice(0, shown).map((finding) => (
            <FindingRow
              key={finding.id}
              finding={finding}
              choice={choices[finding.id]}
              onChoose={(choice) => choose(finding.id, choice)}
            />
          ))}
        </tbody>
      </table>
      {findings.length > shown && (
        <button
          type="button"
          className="btn btn-ghost csv-findings-more"
          onClick={() => setShown((before) => before + SHOWN)}
        >
          Show more: {plural(findings.length - shown, 'problem')} left
        </button>
      )}
    </section>
  )
}
