import play from 'bootstrap-icons/icons/play-circle.svg?raw'
import type { ReactNode } from 'react'
import { useStageHeading } from '#shared/analyzer/useStageHeading.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useNow } from '#shared/ui/useNow.ts'
import type { AddressCase } from '../../case.ts'
import { sinceWhen } from './holder.ts'
import { DAV_STEPS } from './stages.ts'
import { startQc } from './startReview.ts'

type ResumeCaseProps = {
  record: AddressCase
  subClientChoice: ReactNode
  onBack: () => void
}

/** After a reload, or by a link: a case that can be reviewed is not assigned by itself (decisions D61). */
export function ResumeCase({ record, subClientChoice, onBack }: ResumeCaseProps) {
  const dispatch = useAppDispatch()
  const heading = useStageHeading('dav', DAV_STEPS.resume)
  const now = useNow(null)
  const held =
    record.status === 'ASSIGNED'
      ? `It is still assigned to you ${sinceWhen(record.modifiedAt, now)}`.trim()
      : 'It is QC Ready, and nobody holds it'
  return (
    <div className="page">
      <PageHead title={record.source.name} line={record.source.reference} heading={heading}>
        {subClientChoice}
      </PageHead>
      <section className="panel page-panel">
        <EmptyState
          icon={play}
          title="Resume this review?"
          line={`${held}. Decisions made in this tab are kept. Resume assigns the case to you again.`}
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
