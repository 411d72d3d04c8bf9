import play from 'bootstrap-icons/icons/play-circle.svg?raw'
import type { ReactNode } from 'react'
import { useStepHeading } from '#shared/kits/analyzer/useStepHeading.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import type { AddressCase } from '../../case.ts'
import { formatSince } from './assignee.ts'
import { DAV_STEPS } from './davSteps.ts'
import { startQc } from './runAssignment.ts'

type ResumeCaseProps = {
  record: AddressCase
  subClientChoice: ReactNode
  onBack: () => void
}

/** After a reload or a link, a case is not assigned automatically (decisions D61). */
export function ResumeCase({ record, subClientChoice, onBack }: ResumeCaseProps) {
  const dispatch = useAppDispatch()
  const heading = useStepHeading('dav', DAV_STEPS.resume)
  const now = useNow(null)
  const heldSinceText =
    record.status === 'ASSIGNED'
      ? `It has been assigned to you ${formatSince(record.modifiedAt, now)}`.trim()
      : 'It is QC Ready and not assigned to anyone'
  return (
    <div className="page">
      <PageHeader
        title={record.source.name}
        subtitle={record.source.reference}
        headingRef={heading}
      >
        {subClientChoice}
      </PageHeader>
      <section className="panel page-panel">
        <EmptyState
          icon={play}
          title="Resume this review?"
          description={`${heldSinceText}. Decisions made in this tab are kept. Resume assigns the case to you again.`}
        >
          <div className="row-flex page-blank-actions">
            <button type="button" className="btn btn-secondary" onClick={onBack}>
              Back to the list
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => void dispatch(startQc(record.caseId))}
            >
              Resume
            </button>
          </div>
        </EmptyState>
      </section>
    </div>
  )
}
