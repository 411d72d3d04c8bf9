import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { FootButton } from '#shared/candidate/FootButton.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import { askedFields, askedPhotos, isLocked, missingOf, progressOf } from '../asked.ts'
import type { Filled, FillEvent } from '../filled.ts'
import type { FormCase, PhotoName } from '../form.ts'
import { goToGap } from '../gaps.ts'
import { PhotoList } from '../photos/PhotoList.tsx'
import type { Permission } from '../flow/flow.ts'
import type { Keeping } from '../draft/draft.ts'
import { senderOf } from '../screens/senderOf.ts'
import { useWords } from '../words/words.ts'
import { FormField } from './FormField.tsx'
import { KeepingNote } from './KeepingNote.tsx'
import './fields.css'

const FORM_ID = 'address-form'

type FormScreenProps = {
  formCase: FormCase
  filled: Filled
  keeping: Keeping
  onFill: (event: FillEvent) => void
  onDenied: (permission: Permission) => void
  onSubmit: () => void
  onBack: (() => void) | undefined
}

/** Candidate Form (look 10): the fields, then the photos, on one page. */
export function FormScreen(props: FormScreenProps) {
  const { formCase, filled, keeping, onFill, onDenied, onSubmit, onBack } = props
  const { fields } = useWords()
  const { number } = useFormats()
  const { answers, photos, marked } = filled
  const missing = missingOf(formCase, filled)
  const { done, total } = progressOf(formCase, filled)
  const isMarked = (name: (typeof marked)[number]) =>
    marked.includes(name) && missing.includes(name)
  const shownPhotos = askedPhotos(formCase, answers)
  return (
    <CandidateFrame
      screen="form"
      title={fields.title}
      lead={fields.everyField}
      {...senderOf(formCase)}
      onBack={onBack}
      progress={{ name: fields.part, step: 3, of: 4 }}
      foot={
        <>
          <div className="form-progress">
            <span>{fields.done(number(done), number(total))}</span>
            {missing[0] !== undefined && (
              <button
                type="button"
                className="link-button"
                onClick={() => missing[0] !== undefined && goToGap(missing[0])}
              >
                {fields.nextMissing}
              </button>
            )}
          </div>
          <FootButton form={FORM_ID}>{fields.submit}</FootButton>
        </>
      }
    >
      <KeepingNote keeping={keeping} />
      <form
        id={FORM_ID}
        noValidate
        className="form-fields"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {askedFields(formCase, answers).map((name) => (
          <FormField
            key={name}
            {...{ name, formCase }}
            value={answers[name] ?? ''}
            isMissing={isMarked(name)}
            onAnswer={(text) => onFill({ kind: 'answered', name, text })}
          />
        ))}
      </form>
      <PhotoList
        photos={photos}
        locked={shownPhotos.filter((name) => isLocked(formCase, name))}
        marked={shownPhotos.filter(isMarked)}
        asked={shownPhotos}
        onTaken={(name: PhotoName, photo) => onFill({ kind: 'taken', name, photo })}
        onRemoved={(name: PhotoName) => onFill({ kind: 'removed', name })}
        onDenied={onDenied}
      />
    </CandidateFrame>
  )
}
