import alert from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { useState, type ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { fieldElementId } from '../common/focusMissingField.ts'
import { useAnswerText } from '../common/useAnswerText.ts'
import { isPickedPeriod, usePeriodFormats } from '../common/usePeriodFormats.ts'
import { FIELDS, isInList } from '../model/fields.ts'
import type { FieldName, FormCase } from '../model/form.ts'
import { isReadOnly, isLocked } from '../model/formValues.ts'
import { useTranslations } from '../translations.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { PeriodField } from './PeriodField.tsx'
import { TextField } from './TextField.tsx'

type FieldLayoutProps = {
  id: string
  label: string
  isGroup?: boolean
  error?: string | null
  note?: string | null
  children: ReactNode
}

function FieldLayout(props: FieldLayoutProps) {
  const { id, label, isGroup = false, error = null, note = null, children } = props
  return (
    <div className="form-field">
      {isGroup ? (
        <span className="form-label" id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      <p id={`${id}-note`} className={error === null ? 'form-note' : 'form-note is-bad'}>
        {error !== null && <Icon of={alert} />}
        {error === null ? <span role="status">{note}</span> : <span>{error}</span>}
      </p>
    </div>
  )
}

type ReadOnlyFieldProps = {
  id: string
  value: string
  /** Never the user's to fill in (kyc §4, CTS). */
  isDisabled?: boolean
}

function ReadOnlyField({ id, value, isDisabled = false }: ReadOnlyFieldProps) {
  return (
    <span className="form-fixed">
      <input
        id={id}
        className="form-control"
        value={value}
        readOnly
        disabled={isDisabled}
        aria-describedby={`${id}-note`}
      />
      <Icon of={lock} />
    </span>
  )
}

type FormFieldProps = {
  name: FieldName
  formCase: FormCase
  value: string
  isMissing: boolean
  onAnswer: (text: string) => void
}

export function FormField({ name, formCase, value, isMissing, onAnswer }: FormFieldProps) {
  const { fields } = useTranslations()
  const answerText = useAnswerText()
  const { monthText } = usePeriodFormats()
  const [isRefused, setRefused] = useState(false)
  const field = FIELDS[name]
  const id = fieldElementId(name)
  const label = fields.labels[name]
  const common = { id, label }
  if (isReadOnly(formCase, name)) {
    const wasAccepted = isLocked(formCase, name)
    return (
      <FieldLayout {...common} note={wasAccepted ? fields.accepted : fields.prefilled}>
        <ReadOnlyField id={id} value={answerText(name, value)} isDisabled={!wasAccepted} />
      </FieldLayout>
    )
  }
  const control = { id, value, isMissing, onAnswer }
  const isKnown = value === '' || isInList(name, value)
  if (field.kind === 'choice')
    return (
      <FieldLayout
        {...common}
        isGroup={field.choices.length === 2}
        error={isMissing && isKnown ? fields.missing.choice : null}
        note={isKnown ? null : fields.notInList({ value })}
      >
        <ChoiceField {...control} choices={field.choices} />
      </FieldLayout>
    )
  if (field.kind === 'period') {
    const example = fields.periodExample({ example: monthText(3, 2023) })
    const periodNote = isPickedPeriod(value) ? null : fields.earlierPeriod({ answer: value })
    return (
      <FieldLayout
        {...common}
        isGroup
        error={isMissing ? fields.missing.period : null}
        note={value === '' ? example : periodNote}
      >
        <PeriodField {...control} {...{ label }} canBePresent={field.canBePresent} />
      </FieldLayout>
    )
  }
  return (
    <FieldLayout
      {...common}
      error={isMissing ? fields.missing[field.allowedCharacters] : null}
      note={isRefused ? fields.takes[field.allowedCharacters] : null}
    >
      <TextField
        {...control}
        allowedCharacters={field.allowedCharacters}
        autoComplete={field.autoComplete}
        isLong={field.isLong}
        onRejected={() => setRefused(true)}
      />
    </FieldLayout>
  )
}
