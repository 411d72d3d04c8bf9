import lock from 'bootstrap-icons/icons/lock.svg?raw'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import { useId } from 'react'
import { PasswordField } from '#shared/ui/components/fields/PasswordField.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { useTranslations } from '../translations.ts'
import { HelpNote } from './HelpNote.tsx'
import { StepForm } from './StepForm.tsx'
import type { InputStepProps } from './stepProps.ts'
import { useSender } from './useSender.ts'
import { PASSWORD_MIN_LENGTH } from './validation.ts'

type ReadOnlyFieldProps = {
  icon: string
  label: string
  value: string
}

function ReadOnlyField({ icon, label, value }: ReadOnlyFieldProps) {
  const id = useId()
  const { frame } = useTranslations()
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {value === '' ? (
        // The first INIT may come without data.
        <Skeleton lines={1} label={frame.pleaseWait} />
      ) : (
        <div className="field-in uan-locked">
          <input id={id} className="form-control" readOnly value={value} />
          <Icon of={icon} />
        </div>
      )}
    </div>
  )
}

type LoginProps = InputStepProps<'login'> & { onBack: () => void }

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

export function Login({ dispatch, onBack, ...props }: LoginProps) {
  const { login: messages } = useTranslations().steps
  const { company, help } = useSender(props.candidate)
  const { isSubmitted } = props.step
  const uan = props.candidate?.uan ?? ''
  return (
    <StepForm
      {...props}
      screen="login"
      lead={company === null ? messages.fromUnnamed : messages.from({ company })}
      onBack={isSubmitted ? undefined : onBack}
      progress={[messages.step, 2]}
      messages={{ ...messages, label: messages.password }}
      minLength={PASSWORD_MIN_LENGTH}
      isInputKept={!isSubmitted}
      isSecret
      renderField={(field) => (
        <>
          <ReadOnlyField icon={lock} label={messages.name} value={props.candidate?.name ?? ''} />
          <ReadOnlyField icon={lock} label={messages.uan} value={groupDigits(uan)} />
          {/* For the phone's password manager, without spaces. */}
          <input type="text" hidden readOnly value={uan} autoComplete="username" />
          <PasswordField
            {...field}
            labels={{ show: messages.show, hide: messages.hide }}
            note={messages.encrypted}
          />
        </>
      )}
      onSubmit={(password) => dispatch({ kind: 'loginPressed', password })}
    >
      <ForgottenPassword />
      <HelpNote icon={question}>
        {help.phone === undefined ? messages.notYours : messages.notYoursCall}
      </HelpNote>
    </StepForm>
  )
}
