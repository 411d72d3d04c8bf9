import info from 'bootstrap-icons/icons/info-circle.svg?raw'
import { OTP_LENGTH, OtpField } from '#shared/ui/components/fields/OtpField.tsx'
import { useTranslations } from '../translations.ts'
import { HelpNote } from './HelpNote.tsx'
import { StepForm } from './StepForm.tsx'
import type { InputStepProps } from './stepProps.ts'

/** The user leaves the page to read the SMS, so typed digits stay (look 15d). */
export function Otp({ dispatch, ...props }: InputStepProps<'otp'>) {
  const { otp: messages } = useTranslations().steps
  return (
    <StepForm
      {...props}
      screen="otp"
      lead={messages.lead({ length: OTP_LENGTH })}
      progress={[messages.step, 3]}
      messages={messages}
      minLength={OTP_LENGTH}
      isInputKept
      queued={props.step.queuedOtp === null ? null : messages.queued}
      renderField={(field) => <OtpField {...field} note={messages.note} />}
      onSubmit={(otp) => dispatch({ kind: 'otpPressed', otp })}
    >
      <HelpNote icon={info}>{messages.noSms({ minutes: 2 })}</HelpNote>
    </StepForm>
  )
}
