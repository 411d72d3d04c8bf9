import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import house from 'bootstrap-icons/icons/house.svg?raw'
import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { RESULT_STEP } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import { formatMinutes } from '#shared/kits/analyzer/estimates.ts'
import { NextInBatch, NextProblem } from '#shared/kits/analyzer/jobs/NextResult.tsx'
import { useMarkJobsSeen } from '#shared/kits/analyzer/jobs/useMarkJobsSeen.ts'
import { useStepHeading } from '#shared/kits/analyzer/useStepHeading.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useDocumentTitle } from '#shared/ui/hooks/useDocumentTitle.ts'
import '#shared/kits/analyzer/analyzer.css'

type ResultFrameProps = {
  title: string
  job: DoneJob
  onBack: () => void
  /** Default: the duration. Null where the result shows it itself. */
  durationText?: string | null
  hint?: ReactNode
  /** After the hint, on a phone too. */
  tools?: ReactNode
  footer?: ReactNode
  /** Below the window, before the page's footer: what must not take room from the rows. */
  after?: ReactNode
  children: ReactNode
}

/** Has Home (analyzers §1). It fills the window, so that both panes scroll separately. */
export function ResultFrame({
  title,
  job,
  onBack,
  durationText,
  hint,
  tools,
  footer,
  after,
  children,
}: ResultFrameProps) {
  useDocumentTitle(title)
  const heading = useStepHeading(job.title, RESULT_STEP)
  useMarkJobsSeen(useMemo(() => [job], [job]))
  return (
    <>
      <div className="result">
        <header className="result-header">
          <button type="button" className="btn btn-ghost btn-icon" onClick={onBack}>
            <Icon of={arrowLeft} label="Back to upload" />
          </button>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {durationText !== null && (
            <Chip tone="success" icon={check}>
              {durationText ?? `Processed in ${formatMinutes(job.tookMs)}`}
            </Chip>
          )}
          <span className="push small muted row-flex only-wide">{hint}</span>
          {tools}
          {job.inBatch === true ? (
            <NextInBatch analyzer={job.analyzer} size="btn btn-sm" tone="btn-soft" />
          ) : (
            <NextProblem size="btn btn-sm" tone="btn-soft" />
          )}
          <Link className="btn btn-secondary btn-sm only-wide" to="/home">
            <Icon of={house} />
            Home
          </Link>
        </header>
        <div className="result-body">{children}</div>
        {footer}
      </div>
      {after !== undefined && <div className="result-after">{after}</div>}
    </>
  )
}
