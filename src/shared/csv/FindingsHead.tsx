import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import wrench from 'bootstrap-icons/icons/wrench-adjustable.svg?raw'
import lightbulb from 'bootstrap-icons/icons/lightbulb.svg?raw'
import { plural } from '#shared/lib/plural.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { DIGITS_LOST } from './preflight/checkNumber.ts'
import { allRepairs, isSettled, type Choices, type Finding } from './preflight/finding.ts'

type FindingsHeadProps = {
  /** Of the title. */
  id: string
  findings: readonly Finding[]
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** How many there are and where they stand; all certain repairs at once; what helps where no repair does. */
export function FindingsHead({ id, findings, choices, onChoose }: FindingsHeadProps) {
  const open = findings.filter((finding) => !isSettled(finding, choices))
  const repairable = open.filter(({ kind }) => kind === 'repairable').length
  const settled = findings.length - open.length
  const asking = open.length - repairable
  const lost = open.filter(({ problem }) => problem === DIGITS_LOST).length
  return (
    <>
      <div className="panel-head">
        <h2 id={id}>{plural(findings.length, 'problem')} found</h2>
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
      {lost > 0 && (
        <p className="csv-findings-advice small">
          <Icon of={lightbulb} className="t-accent" />
          <span>
            {plural(lost, 'number')} lost digits when the file was saved. In the spreadsheet, format
            the column as a number without decimals, save it as CSV again and drop that file here.
          </span>
        </p>
      )}
    </>
  )
}
