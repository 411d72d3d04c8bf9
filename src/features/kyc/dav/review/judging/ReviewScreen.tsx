import type { ReactNode } from 'react'
import type { ReviewCase } from '../../case.ts'
import type { QcSubmission } from '../../qcSubmission.ts'

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
  return (
    <div className="page">
      <h1>{reviewed.record.source.name}</h1>
      {subClientChoice}
      <p role="status">{readOnly}</p>
      <button type="button" className="btn btn-secondary" onClick={onBack}>
        Back
      </button>
    </div>
  )
}
