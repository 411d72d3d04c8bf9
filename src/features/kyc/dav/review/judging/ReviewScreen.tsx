import type { ReactNode } from 'react'
import { useStageHeading } from '#shared/analyzer/useStageHeading.ts'
import type { ReviewCase } from '../../case.ts'
import type { QcSubmission } from '../../qcSubmission.ts'
import { DAV_STEPS } from '../holding/stages.ts'

type ReviewScreenProps = {
  reviewed: ReviewCase
  isCts: boolean
  /** Why nothing can be decided; null where it can. */
  readOnly: string | null
  subClientChoice: ReactNode
  onSubmit: (qc: QcSubmission) => Promise<'submitted' | 'kept'>
  onBack: () => void
  onNotFound: () => void
}

export function ReviewScreen({ reviewed, readOnly, subClientChoice, onBack }: ReviewScreenProps) {
  const heading = useStageHeading('dav', DAV_STEPS.review)
  return (
    <div className="page">
      <h1 ref={heading} tabIndex={-1}>
        {reviewed.record.source.name}
      </h1>
      {subClientChoice}
      <p role="status">{readOnly}</p>
      <button type="button" className="btn btn-secondary" onClick={onBack}>
        Back
      </button>
    </div>
  )
}
