import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import { useState, type ReactNode } from 'react'
import type { ReviewCase } from '#features/kyc/dav/case.ts'
import { MapPanel } from '#features/kyc/dav/map/MapPanel.tsx'
import { PhotoPanel } from '#features/kyc/dav/photos/PhotoPanel.tsx'
import type { QcSubmission } from '#features/kyc/dav/qcSubmission.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { AnswerPanel } from './AnswerPanel.tsx'
import { HIDDEN_FOR_CTS, isOverriding } from './review.ts'
import { ReviewBar } from './ReviewBar.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import { SourceData } from './SourceData.tsx'
import { useJudgedReview } from './useJudgedReview.ts'
import { useJudging } from './useJudging.ts'
import type { SubmitOutcome } from './useSubmit.ts'
import { VerdictForm } from './VerdictForm.tsx'
import './review.css'

type ReviewScreenProps = {
  reviewed: ReviewCase
  isCts: boolean
  /** Why nothing can be decided; null where it can. */
  readOnly: string | null
  subClientChoice: ReactNode
  onSubmit: (qc: QcSubmission) => Promise<SubmitOutcome>
  onBack: () => void
  /** The address of the case is found on no map, and the reviewer was told. */
  onNotFound: () => void
}

/** A case beside its source, its photos and its place: 13 decisions and a verdict (kyc §2, look 07). */
export function ReviewScreen(props: ReviewScreenProps) {
  const { caseId } = props.reviewed.record
  const [decidable, setDecidable] = useState<string | null>(null)
  if (props.readOnly === null && decidable !== caseId) setDecidable(caseId)
  // One that was only looked at begins when it can be decided. One that was begun stays as it is while it cannot.
  return <JudgedCase key={`${caseId} ${decidable === caseId}`} {...props} />
}

function JudgedCase(props: ReviewScreenProps) {
  const { reviewed, isCts, readOnly, subClientChoice, onSubmit, onBack, onNotFound } = props
  const { record, photos } = reviewed
  const isReadOnly = readOnly !== null
  const judged = useJudgedReview({ record, isCts, isReadOnly })
  const { review, act } = judged
  const judging = useJudging({ record, judged, isReadOnly, onSubmit })
  const { isLocked } = judging
  /** The map plots it once; afterwards it tells. */
  const [newAddress] = useState(review.newAddress)

  return (
    <div className="review">
      <ReviewHead reviewed={reviewed} isReadOnly={isReadOnly} onBack={onBack} />
      {isReadOnly && (
        <p className="review-why" role="status">
          <Icon of={infoCircle} />
          {readOnly}
        </p>
      )}
      <div className="review-body">
        <SourceData record={record} subClientChoice={subClientChoice} />
        <div className="review-judged">
          <AnswerPanel
            record={record}
            review={review}
            isReadOnly={isLocked}
            onDecide={judging.decide}
            onAcceptRest={judging.acceptRest}
          />
          <PhotoPanel
            photos={photos}
            hidden={isCts ? HIDDEN_FOR_CTS : []}
            rotation={review.rotation}
            onRotate={(photo, by) => act({ kind: 'turned', photo, by })}
            decisions={review.decisions}
            onDecide={judging.decide}
            readOnly={isLocked}
            current={review.current}
            open={judging.openPhoto}
            onOpen={judging.setOpenPhoto}
            source={record.source}
          />
        </div>
        <div className="review-side">
          <MapPanel
            source={record.source}
            detected={record.location}
            override={isOverriding(review)}
            onOverride={(isOn) => act({ kind: 'overrideSet', isOn })}
            newAddress={newAddress}
            readOnly={isLocked}
            onMap={judging.seeMap}
            onNotFound={onNotFound}
          />
          <VerdictForm
            comments={review.comments}
            onComments={(comments) => act({ kind: 'commented', comments })}
            action={review.action}
            onAction={(action) => act({ kind: 'actionChosen', action })}
            isReadOnly={isLocked}
          />
        </div>
      </div>
      {!isReadOnly && (
        <ReviewBar
          review={review}
          isMapReady={judging.map.kind === 'ready'}
          reason={judged.isAsLeft ? 'Your review stands as you left it.' : judging.missing}
          isSending={judging.isSending}
          onGap={judging.onGap}
          onReach={judging.goTo}
          onSubmit={() => void judging.submit()}
        />
      )}
    </div>
  )
}
