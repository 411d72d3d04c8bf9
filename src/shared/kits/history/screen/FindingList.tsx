import checkIcon from 'bootstrap-icons/icons/check-lg.svg?raw'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { FileHistory, Finding } from '../finding.ts'
import { RULES, strengthOf } from '../ruleTable.ts'
import { NOT_COVERED, openChecks, quietChecks, STRENGTH_NAMES, STRENGTH_TONE } from '../summary.ts'
import { STRENGTH_ICON } from './strengthIcons.ts'

type FindingListProps = {
  history: FileHistory
  current: Finding | null
  onChoose: (finding: Finding) => void
  children?: ReactNode
}

/** What was found, the worst first, then what was checked and what was not. */
export function FindingList({ history, current, onChoose, children }: FindingListProps) {
  const findings = history.kind === 'read' ? history.findings : []
  const quiet = quietChecks(history)
  const open = openChecks(history)
  return (
    <section className="history-findings" aria-label="What this file says about its history">
      <h2 className="history-title">What this file says about its history</h2>
      <ul>
        {findings.map((finding, index) => (
          <li key={index}>
            <button
              type="button"
              className="history-finding"
              aria-pressed={finding === current}
              onClick={() => onChoose(finding)}
            >
              <FindingText finding={finding} />
            </button>
          </li>
        ))}
        {quiet.length > 0 && (
          <li className="history-finding">
            <Icon of={checkIcon} />
            <span>
              <b>Checked, nothing found</b>
              <span className="small muted">{quiet.join(' · ')}</span>
            </span>
          </li>
        )}
        {open.length > 0 && (
          <li className="history-finding">
            <Icon of={question} />
            <span>
              <b>Not checked in this file</b>
              {open.map((reason) => (
                <span key={reason} className="small muted">
                  {reason}
                </span>
              ))}
            </span>
          </li>
        )}
      </ul>
      <p className="small muted history-note">
        Nothing left this computer. These are observations, not a verdict: a file without findings
        may still be false. {NOT_COVERED}
      </p>
      {children}
    </section>
  )
}

/** The words of one finding, also in the printed report. */
export function FindingText({ finding }: { finding: Finding }) {
  const { title, detail, honest } = RULES[finding.rule]
  const strength = strengthOf(finding)
  return (
    <>
      <Icon
        of={STRENGTH_ICON[strength]}
        label={STRENGTH_NAMES[strength]}
        className={`t-${STRENGTH_TONE[strength]}`}
      />
      <span>
        <b>{title(finding)}</b>
        <span className="small">{detail(finding)}</span>
        {honest !== null && <span className="small muted">{honest}</span>}
      </span>
    </>
  )
}
