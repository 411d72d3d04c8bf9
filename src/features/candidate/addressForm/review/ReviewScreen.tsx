import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { FootButton } from '#shared/candidate/FootButton.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import { Notice } from '#shared/candidate/Notice.tsx'
import { askedPhotos, isLocked, missingOf, progressOf } from '../asked.ts'
import type { Filled } from '../filled.ts'
import type { AskedName, FormCase, PhotoName } from '../form.ts'
import { senderOf } from '../screens/senderOf.ts'
import { useWords } from '../words/words.ts'
import { placesOf } from './apart.ts'
import { nameOf } from './nameOf.ts'
import { ReviewAnswers } from './ReviewAnswers.tsx'
import { ReviewPhotos } from './ReviewPhotos.tsx'
import './review.css'

type ReviewScreenProps = {
  formCase: FormCase
  filled: Filled
  /** Leads back to a field or a photo of the form; null: to the form as it was left. */
  onChange: (name: AskedName | null) => void
  onSubmit: () => void
  onBack: (() => void) | undefined
}

/** The last look before it is sent (look 18c). */
export function ReviewScreen({ formCase, filled, onChange, onSubmit, onBack }: ReviewScreenProps) {
  const words = useWords()
  const { review, fields } = words
  const { number } = useFormats()
  const { answers, photos } = filled
  const missing = missingOf(formCase, filled)
  const { done, total } = progressOf(formCase, filled)
  const { apart } = placesOf(photos)
  const isAccepted = (name: PhotoName) => isLocked(formCase, name)
  return (
    <CandidateFrame
      screen="review"
      title={review.title}
      lead={review.lead}
      {...senderOf(formCase)}
      onBack={onBack}
      progress={{ name: fields.part, step: 3, of: 4 }}
      foot={
        <>
          <div className="review-count">
            <span>{fields.done(number(done), number(total))}</span>
            {apart.length > 0 && <b>{review.warnings(number(apart.length))}</b>}
          </div>
          <FootButton onPress={onSubmit}>{fields.submit}</FootButton>
        </>
      }
    >
      {missing.length > 0 && (
        <Notice tone="warning" icon={triangle}>
          <b>{review.missing}</b>: {missing.map((name) => nameOf(words, name)).join(', ')}
        </Notice>
      )}
      <ReviewPhotos
        photos={photos}
        locked={askedPhotos(formCase, answers).filter(isAccepted)}
        onRetake={onChange}
      />
      <ReviewAnswers {...{ formCase, answers }} onChange={() => onChange(null)} />
    </CandidateFrame>
  )
}
