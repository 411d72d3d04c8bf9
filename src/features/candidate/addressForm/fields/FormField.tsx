import alert from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { useState, type ReactNode } from 'react'
import { useCandidateLanguage } from '#shared/kits/candidate/language/language.ts'
import { PRESENT_STAY } from '#shared/platform/lib/time/stayTime.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { fieldElementId } from '../common/focusMissingField.ts'
import { stillThereText, useAnswerText } from '../common/useAnswerText.ts'
import { usePeriodFormats } from '../common/usePeriodFormats.ts'
import { FIELDS, isInList } from '../model/fields.ts'
import type { Answers, FieldName, FormCase } from '../model/form.ts'
import { isReadOnly, isLocked } from '../model/formValues.ts'
import {
  canStillLiveThere,
  isPickedPeriod,
  isUnfinished,
  stayIssue,
  stayOf,
  type StayIssue,
} from '../model/stayPeriods.ts'
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
  answers: Answers
  isMissing: boolean
  onAnswer: (text: string) => void
}

export function FormField(props: FormFieldProps) {
  const { name, formCase, answers, isMissing, onAnswer } = props
  const { fields } = useTranslations()
  const answerText = useAnswerText()
  const { tag } = useCandidateLanguage()
  const [isRefused, setRefused] = useState(false)
  const field = FIELDS[name]
  const value = answers[name] ?? ''
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
  if (field.kind === 'period') return <StayField {...props} {...field} />
  return (
    <FieldLayout
      {...common}
      error={isMissing ? fields.missing[field.allowedCharacters] : null}
      // A keyboard of another script has to be switched before the first key (decisions D39).
      note={
        tag !== 'en'
          ? `${fields.takes[field.allowedCharacters]} ${fields.keyboard}`
          : isRefused
            ? fields.takes[field.allowedCharacters]
            : null
      }
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

function StayField(props: FormFieldProps & { canBePresent: boolean }) {
  const { name, formCase, answers, isMissing, canBePresent, onAnswer } = props
  const { fields } = useTranslations()
  const { monthText } = usePeriodFormats()
  const id = fieldElementId(name)
  const label = fields.labels[name]
  const value = answers[name] ?? ''
  const issue = stayIssue(formCase, answers, name)
  const isLiving = canStillLiveThere(answers, name)
  const isEmpty = value === '' || isUnfinished(value)
  const isShown = isPickedPeriod(value) && (value !== PRESENT_STAY || isLiving)
  return (
    <FieldLayout
      {...{ id, label }}
      isGroup
      error={
        issue === null ? (isMissing && isEmpty ? fields.missing.period : null) : issueText(issue)
      }
      note={
        isEmpty
          ? fields.periodExample({ example: monthText(3, 2023) })
          : isShown
            ? null
            : fields.earlierPeriod({ answer: value })
      }
    >
      <PeriodField
        {...{ id, label, value, isMissing, onAnswer }}
        stillThere={canBePresent && isLiving ? stillThereText(name, fields) : null}
        isRefused={issue !== null}
      />
    </FieldLayout>
  )

  function issueText(of: StayIssue): string {
    if (of !== 'order') return fields.stay[of]
    const { from, to } = stayOf(name)
    return fields.stay.order({ from: fields.labels[from], to: fields.labels[to] })
  }
}
