import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import house from 'bootstrap-icons/icons/house.svg?raw'
import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Chip } from '#shared/ui/Chip.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { useDocumentTitle } from '#shared/ui/useDocumentTitle.ts'
import type { DoneJob } from '#shared/jobs/job.ts'
import { NextResult } from '#shared/analyzer/batch/NextResult.tsx'
import { useSeen } from '#shared/analyzer/jobs/useSeen.ts'
import { sayMinutes } from '#shared/analyzer/estimates.ts'
import { RESULT_STEP } from '#shared/analyzer/AnalyzerHead.tsx'
import { useStageHeading } from '#shared/analyzer/useStageHeading.ts'
import '#shared/analyzer/analyzer.css'

type ResultFrameProps = {
  title: string
  job: DoneJob
  onBack: () => void
  /** The chip beside the title; left out, how long it took. Null where the result itself says that. */
  took?: string | null
  /** Right end of the head: what can be done here. */
  hint?: ReactNode
  /** Buttons after it, on a phone too. */
  tools?: ReactNode
  /** The sticky bar at the foot. */
  bar?: ReactNode
  children: ReactNode
}

/** Head with Home (analyzers §1), body and foot of a result; it fills the window under the app bar, so that each side of it scrolls alone. */
export function ResultFrame({
  title,
  job,
  onBack,
  took,
  hint,
  tools,
  bar,
  children,
}: ResultFrameProps) {
  useDocumentTitle(title)
  const heading = useStageHeading(job.title, RESULT_STEP)
  useSeen(useMemo(() => [job], [job]))
  return (
    <div className="result">
      <header className="result-head">
        <button type="button" className="btn btn-ghost btn-icon" onClick={onBack}>
          <Icon of={arrowLeft} label="Back to upload" />
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {took !== null && (
          <Chip tone="success" icon={check}>
            {took ?? `Processed in ${sayMinutes(job.tookMs)}`}
          </Chip>
        )}
        <span className="push small muted row-flex only-wide">{hint}</span>
        {tools}
        {job.inBatch === true && (
          <NextResult analyzer={job.analyzer} className="btn btn-soft btn-sm" />
        )}
        <Link className="btn btn-secondary btn-sm only-wide" to="/home">
          <Icon of={house} />
          Home
        </Link>
      </header>
      <div className="result-body">{children}</div>
      {bar}
    </div>
  )
}
