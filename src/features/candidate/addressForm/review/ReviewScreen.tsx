import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { Notice } from '#shared/kits/candidate/Notice.tsx'
import { useAnswerText } from '../common/useAnswerText.ts'
import {
  type FormFieldName,
  type FormCase,
  type FormPhotoName,
  FIELD_NAMES,
  type FieldName,
  type Answers,
} from '../model/form.ts'
import {
  requiredPhotos,
  isLocked,
  requiredFields,
  type FormValuesState,
} from '../model/formValues.ts'
import { formProgress, missingFields } from '../model/missingFields.ts'
import { measurePhotoDistances } from '../model/photoDistance.ts'
import { senderOf } from '../model/senderOf.ts'
import { useTranslations, type Translations } from '../translations.ts'
import './review.css'
import { ReviewPhotos } from './ReviewPhotos.tsx'

type ReviewAnswersProps = { formCase: FormCase; answers: Answers; onChange: () => void }

function ReviewAnswers({ formCase, answers, onChange }: ReviewAnswersProps) {
  const { fields, review } = useTranslations()
  const names = requiredFields(formCase, answers)
  const answerText = useAnswerText()
  return (
    <section className="review-panel">
      <div className="review-header">
        <h2>{review.answers({ count: names.length })}</h2>
        <button type="button" className="link-button" onClick={onChange}>
          {review.change}
        </button>
      </div>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{fields.labels[name]}</dt>
            <dd>{answerText(name, answers[name]?.trim() ?? '') || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const FIELDS: ReadonlySet<FormFieldName> = new Set(FIELD_NAMES)
const isField = (name: FormFieldName): name is FieldName => FIELDS.has(name)

const fieldLabel = ({ fields, photos }: Translations, name: FormFieldName): string =>
  isField(name) ? fields.labels[name] : photos.names[name]

type ReviewScreenProps = {
  formCase: FormCase
  values: FormValuesState
  onChange: (name: FormFieldName | null) => void
  onSubmit: (missing: readonly FormFieldName[]) => void
  onBack: (() => void) | undefined
}

export function ReviewScreen({ formCase, values, onChange, onSubmit, onBack }: ReviewScreenProps) {
  const translations = useTranslations()
  const { review, fields } = translations
  const { number } = useFormats()
  const { answers, photos } = values
  const missing = missingFields(formCase, values)
  const { done, total } = formProgress(formCase, values)
  const { distant } = measurePhotoDistances(photos)
  const isAccepted = (name: FormPhotoName) => isLocked(formCase, name)
  return (
    <CandidateFrame
      screen="review"
      title={review.title}
      lead={review.lead}
      {...senderOf(formCase)}
      onBack={onBack}
      progress={{ name: fields.part, step: 3, total: 4 }}
      footer={
        <>
          <div className="review-count">
            <span>{fields.done({ done: number(done), total: number(total) })}</span>
            {distant.length > 0 && <b>{review.warnings({ count: distant.length })}</b>}
          </div>
          <FooterButton onPress={() => onSubmit(missing)}>{fields.submit}</FooterButton>
        </>
      }
    >
      {missing.length > 0 && (
        <Notice tone="warning" icon={triangle}>
          <b>{review.missing}</b>:{' '}
          {missing.map((name) => fieldLabel(translations, name)).join(', ')}
        </Notice>
      )}
      <ReviewPhotos
        photos={photos}
        locked={requiredPhotos(formCase, answers).filter(isAccepted)}
        onRetake={onChange}
      />
      <ReviewAnswers {...{ formCase, answers }} onChange={() => onChange(null)} />
    </CandidateFrame>
  )
}
