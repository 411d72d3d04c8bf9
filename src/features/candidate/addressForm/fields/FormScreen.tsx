import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { useState } from 'react'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { Notice } from '#shared/kits/candidate/Notice.tsx'
import { focusMissingField } from '../common/focusMissingField.ts'
import { filterCharacters } from '../model/fields.ts'
import type { Permission } from '../model/flow.ts'
import type { Answers, FieldName, FormCase, FormFieldName, FormPhotoName } from '../model/form.ts'
import type { AutosaveStatus } from '../model/formState.ts'
import {
  requiredFields,
  requiredPhotos,
  isLocked,
  isReadOnly,
  type FormValuesState,
  type FormValuesEvent,
} from '../model/formValues.ts'
import { formProgress, missingFields } from '../model/missingFields.ts'
import { senderOf } from '../model/senderOf.ts'
import { PhotoList } from '../photos/PhotoList.tsx'
import './fields.css'
import { useTranslations } from '../translations.ts'
import { FormField } from './FormField.tsx'

type AutosaveNoteProps = { status: AutosaveStatus }

function AutosaveNote({ status }: AutosaveNoteProps) {
  const { fields } = useTranslations()
  return (
    <div role="status">
      {status !== 'saved' && (
        <Notice tone="warning" icon={triangle}>
          {fields[status]}
        </Notice>
      )}
    </div>
  )
}

type OwnNameBoxProps = {
  formCase: FormCase
  answers: Answers
  onAnswer: (name: FieldName, text: string) => void
}

function OwnNameBox({ formCase, answers, onAnswer }: OwnNameBoxProps) {
  const { fields } = useTranslations()
  const { name } = formCase.source
  const filled: Answers = {
    respondentName: filterCharacters('letters', name).trim(),
    relationshipWithCandidate: 'Self',
  }
  const isEditable = OWN_FIELDS.every((field) => !isReadOnly(formCase, field))
  /** What unticking gives back. */
  const [typed, setTyped] = useState<Answers>({})
  if (filled.respondentName === '' || !isEditable) return null
  return (
    <label className="form-own-name">
      <input
        type="checkbox"
        className="form-check-input"
        checked={OWN_FIELDS.every((field) => answers[field] === filled[field])}
        onChange={({ target }) => {
          if (target.checked) setTyped(answers)
          const given = target.checked ? filled : typed
          for (const field of OWN_FIELDS) onAnswer(field, given[field] ?? '')
        }}
      />
      {fields.ownName({ name })}
    </label>
  )
}

const OWN_FIELDS = ['respondentName', 'relationshipWithCandidate'] as const

const FORM_ID = 'address-form'

type FormScreenProps = {
  formCase: FormCase
  values: FormValuesState
  autosaveStatus: AutosaveStatus
  onChange: (event: FormValuesEvent) => void
  onDenied: (permission: Permission) => void
  onSubmit: (missing: readonly FormFieldName[]) => void
  onBack: (() => void) | undefined
}

export function FormScreen(props: FormScreenProps) {
  const { formCase, values, autosaveStatus, onChange, onDenied, onSubmit, onBack } = props
  const { fields } = useTranslations()
  const { number } = useFormats()
  const { answers, photos, missing: marked } = values
  const missing = missingFields(formCase, values)
  const { done, total } = formProgress(formCase, values)
  const isMarked = (name: (typeof marked)[number]) =>
    marked.includes(name) && missing.includes(name)
  const shownPhotos = requiredPhotos(formCase, answers)
  return (
    <CandidateFrame
      screen="form"
      title={fields.title}
      lead={fields.everyField}
      {...senderOf(formCase)}
      onBack={onBack}
      progress={{ name: fields.part, step: 3, total: 4 }}
      footer={
        <>
          <div className="form-progress">
            <span>{fields.done({ done: number(done), total: number(total) })}</span>
            {missing[0] !== undefined && (
              <button
                type="button"
                className="link-button"
                onClick={() => missing[0] !== undefined && focusMissingField(missing[0])}
              >
                {fields.nextMissing}
              </button>
            )}
          </div>
          <FooterButton form={FORM_ID}>{fields.checkAnswers}</FooterButton>
        </>
      }
    >
      <AutosaveNote status={autosaveStatus} />
      <form
        id={FORM_ID}
        noValidate
        className="form-fields"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(missing)
        }}
      >
        <OwnNameBox
          {...{ formCase, answers }}
          onAnswer={(name, text) => onChange({ kind: 'answered', name, text })}
        />
        {requiredFields(formCase, answers).map((name) => (
          <FormField
            key={name}
            {...{ name, formCase, answers }}
            isMissing={isMarked(name)}
            onAnswer={(text) => onChange({ kind: 'answered', name, text })}
          />
        ))}
      </form>
      <PhotoList
        photos={photos}
        locked={shownPhotos.filter((name) => isLocked(formCase, name))}
        missing={shownPhotos.filter(isMarked)}
        required={shownPhotos}
        onTaken={(name: FormPhotoName, photo) => onChange({ kind: 'taken', name, photo })}
        onRemoved={(name: FormPhotoName) => onChange({ kind: 'removed', name })}
        onDenied={onDenied}
      />
    </CandidateFrame>
  )
}
