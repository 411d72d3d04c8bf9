import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import { useState, type ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { ReviewCase } from '../../case.ts'
import { MapPanel } from '../../map/MapPanel.tsx'
import { PhotoPanel } from '../../photos/PhotoPanel.tsx'
import { AnswerPanel } from './answers/AnswerPanel.tsx'
import { SourceData } from './answers/SourceData.tsx'
import { HIDDEN_FOR_CTS, isOverriding } from './review.ts'
import { ReviewFooter } from './ReviewFooter.tsx'
import { ReviewHeader } from './ReviewHeader.tsx'
import { usePersistedReview } from './usePersistedReview.ts'
import { useReviewActions } from './useReviewActions.ts'
import { VerdictForm } from './verdict/VerdictForm.tsx'
import './review.css'

type ReviewScreenProps = {
  reviewCase: ReviewCase
  isCts: boolean
  readOnlyReason: string | null
  subClientChoice: ReactNode
  onBack: () => void
  onNotFound: () => void
}

/** kyc §2, look 07 */
export function ReviewScreen(props: ReviewScreenProps) {
  const { caseId } = props.reviewCase.record
  const [decidable, setDecidable] = useState<string | null>(null)
  if (props.readOnlyReason === null && decidable !== caseId) setDecidable(caseId)
  // A read-only view restarts when it becomes decidable. A started review stays while it is read-only.
  return <CaseReview key={`${caseId} ${decidable === caseId}`} {...props} />
}

function CaseReview(props: ReviewScreenProps) {
  const { reviewCase, isCts, readOnlyReason, subClientChoice, onBack, onNotFound } = props
  const { record, photos } = reviewCase
  const isReadOnly = readOnlyReason !== null
  const persistedReview = usePersistedReview({ record, isCts, isReadOnly })
  const { review, dispatch } = persistedReview
  const actions = useReviewActions({ record, persistedReview, isReadOnly })
  const { isLocked } = actions
  /** Initial value only; the map reports later changes. */
  const [newAddress] = useState(review.newAddress)

  return (
    <div className="review">
      <ReviewHeader reviewCase={reviewCase} isReadOnly={isReadOnly} onBack={onBack} />
      {isReadOnly && (
        <p className="review-readonly-reason" role="status">
          <Icon of={infoCircle} />
          {readOnlyReason}
        </p>
      )}
      <div className="review-body">
        <SourceData record={record} subClientChoice={subClientChoice} />
        <div className="review-result">
          <AnswerPanel
            {...{ record, review }}
            isReadOnly={isLocked}
            onDecide={actions.decide}
            onAcceptUndisputed={actions.acceptUndisputed}
          />
          <PhotoPanel
            photos={photos}
            hidden={isCts ? HIDDEN_FOR_CTS : []}
            rotation={review.rotation}
            onRotate={(photo, by) => dispatch({ kind: 'photoRotated', photo, by })}
            decisions={review.decisions}
            onDecide={actions.decide}
            isReadOnly={isLocked}
            currentItem={review.currentItem}
            openPhoto={actions.openPhoto}
            onOpen={actions.setOpenPhoto}
            source={record.source}
          />
        </div>
        <div className="review-sidebar">
          <MapPanel
            source={record.source}
            detected={record.location}
            isOverridden={isOverriding(review)}
            onOverrideChange={(isOn) => dispatch({ kind: 'overrideSet', isOn })}
            newAddress={newAddress}
            isReadOnly={isReadOnly}
            isLocked={isLocked}
            onMapChange={actions.onMapChange}
            onNotFound={onNotFound}
          />
          <VerdictForm
            comments={review.comments}
            onComments={(comments) => dispatch({ kind: 'commentsChanged', comments })}
            action={review.action}
            onAction={(action) => dispatch({ kind: 'actionChosen', action })}
            isReadOnly={isLocked}
          />
        </div>
      </div>
      {!isReadOnly && (
        <ReviewFooter
          review={review}
          isMapReady={actions.map.kind === 'ready'}
          statusText={
            persistedReview.isRestored ? 'Your earlier decisions were restored.' : actions.missing
          }
          isSending={actions.isSending}
          onGoToMissing={actions.goToMissing}
          onGoToItem={actions.goToItem}
          onSubmit={() => void actions.submit()}
        />
      )}
    </div>
  )
}
