import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import lightbulb from 'bootstrap-icons/icons/lightbulb.svg?raw'
import wrench from 'bootstrap-icons/icons/wrench-adjustable.svg?raw'
import { plural } from '#shared/platform/lib/plural.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { DIGITS_LOST } from './preflight/checkNumber.ts'
import { withAllRepairs, isResolved, type Choices, type CsvIssue } from './preflight/csvIssue.ts'

type CsvIssueTableHeaderProps = {
  id: string
  issues: readonly CsvIssue[]
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** Number and position of issues, a button for all certain repairs, and advice for the others. */
export function CsvIssueTableHeader({ id, issues, choices, onChoose }: CsvIssueTableHeaderProps) {
  const open = issues.filter((issue) => !isResolved(issue, choices))
  const repairable = open.filter(({ kind }) => kind === 'repairable').length
  const resolvedCount = issues.length - open.length
  const needingInput = open.length - repairable
  const lostDigitsCount = open.filter(({ problem }) => problem === DIGITS_LOST).length
  return (
    <>
      <div className="panel-header">
        <h2 id={id}>{plural(issues.length, 'problem')} found</h2>
        {resolvedCount > 0 && (
          <Chip tone="success" icon={check}>
            {resolvedCount} resolved
          </Chip>
        )}
        {repairable > 0 && (
          <Chip tone="warning" isPlain>
            {repairable} can be repaired
          </Chip>
        )}
        {needingInput > 0 && (
          <Chip tone="danger" isPlain>
            {needingInput} need your input
          </Chip>
        )}
        {repairable > 0 && (
          <button
            type="button"
            className="btn btn-soft btn-sm csv-issues-repair"
            onClick={() => onChoose(withAllRepairs(issues, choices))}
          >
            <Icon of={wrench} />
            Apply {plural(repairable, 'repair')}
          </button>
        )}
      </div>
      {lostDigitsCount > 0 && (
        <p className="csv-issues-advice small">
          <Icon of={lightbulb} className="t-accent" />
          <span>
            {plural(lostDigitsCount, 'number')} lost digits when the file was saved. In the
            spreadsheet, format the column as a number without decimals, save it as CSV again and
            drop that file here.
          </span>
        </p>
      )}
    </>
  )
}
