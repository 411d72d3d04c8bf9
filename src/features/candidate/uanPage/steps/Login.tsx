import lock from 'bootstrap-icons/icons/lock.svg?raw'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import { useId, useRef, useState, type FormEvent } from 'react'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { PasswordField } from '#shared/ui/components/PasswordField.tsx'
import { useTranslations } from '../translations.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { HelpNote } from './HelpNote.tsx'
import type { InputStepProps } from './stepProps.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useSender } from './useSender.ts'
import { validatePassword } from './validation.ts'

type ReadOnlyFieldProps = {
  icon: string
  label: string
  value: string
}

function ReadOnlyField({ icon, label, value }: ReadOnlyFieldProps) {
  const id = useId()
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-in uan-locked">
        <input id={id} className="form-control" readOnly value={value} />
        <Icon of={icon} />
      </div>
    </div>
  )
}

/** '101234567890' as '1012 3456 7890': easier to compare with a payslip. */
const groupDigits = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Without a link, because EPFO's addresses change. */
function ForgottenPassword() {
  const { title, ...steps } = useTranslations().steps.login.forgot
  return (
    <details className="uan-forgot">
      <summary>{title}</summary>
      <ol>
        {[steps.open, steps.forgot, steps.otp, steps.set, steps.never, steps.back].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}

export function Login({ step, connection, candidate, dispatch }: InputStepProps<'login'>) {
  const { login: words } = useTranslations().steps
  const { heading, company, help } = useSender(candidate)
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [gap, setGap] = useState<'required' | 'short' | null>(null)
  const said = gap ?? step.error
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = validatePassword(password)
    setGap(found)
    if (found !== null) {
      input.current?.focus()
      return
    }
    if (step.isSubmitted || connection.kind !== 'open') return
    dispatch({ kind: 'loginPressed', password })
    setPassword('')
  }
  return (
    <CandidateFrame
      screen="login"
      title={words.title}
      lead={company === null ? words.fromUnnamed : words.from({ company })}
      company={heading}
      {...help}
      onBack={step.isSubmitted ? undefined : () => dispatch({ kind: 'backPressed' })}
      progress={{ name: words.step, step: 2, total: 3 }}
      footer={
        <SubmitButton {...{ form, connection }} isSubmitted={step.isSubmitted}>
          {words.button}
        </SubmitButton>
      }
    >
      <ConnectionNotice connection={connection} isInputKept={!step.isSubmitted} />
      <form id={form} className="uan-form" onSubmit={onSubmit} noValidate>
        <ReadOnlyField icon={lock} label={words.name} value={candidate?.name ?? ''} />
        <ReadOnlyField icon={lock} label={words.uan} value={groupDigits(candidate?.uan ?? '')} />
        {/* For the phone's password manager, without spaces. */}
        <input type="text" hidden readOnly value={candidate?.uan ?? ''} autoComplete="username" />
        <PasswordField
          label={words.password}
          value={password}
          onChange={(text) => {
            setPassword(text)
            setGap(null)
          }}
          labels={{ show: words.show, hide: words.hide }}
          autoComplete="current-password"
          autoFocus={step.error !== null}
          readOnly={step.isSubmitted}
          error={said === null ? null : words.said[said]}
          note={words.encrypted}
          inputRef={input}
        />
      </form>
      <ForgottenPassword />
      <HelpNote icon={question}>
        {help.phone === undefined ? words.notYours : words.notYoursCall}
      </HelpNote>
    </CandidateFrame>
  )
}
