import info from 'bootstrap-icons/icons/info-circle.svg?raw'
import { useId, useRef, useState, type FormEvent } from 'react'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { OTP_LENGTH, OtpField } from '#shared/ui/components/OtpField.tsx'
import { useTranslations } from '../translations.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { HelpNote } from './HelpNote.tsx'
import type { InputStepProps } from './stepProps.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useSender } from './useSender.ts'
import { validateOtp, type FieldError } from './validation.ts'

/** The user leaves the page to read the SMS, so typed digits stay (look 15d). */
export function Otp({ step, connection, candidate, dispatch }: InputStepProps<'otp'>) {
  const { otp: words } = useTranslations().steps
  const { heading, help } = useSender(candidate)
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const [otp, setOtp] = useState('')
  const [gap, setGap] = useState<FieldError | null>(null)
  const said = gap ?? step.error
  const missing = OTP_LENGTH - otp.length
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = validateOtp(otp)
    setGap(found)
    if (found === null) dispatch({ kind: 'otpPressed', otp })
    else input.current?.focus()
  }
  return (
    <CandidateFrame
      screen="otp"
      title={words.title}
      lead={words.lead({ length: OTP_LENGTH })}
      company={heading}
      {...help}
      progress={{ name: words.step, step: 3, total: 3 }}
      footer={
        <SubmitButton
          {...{ form, connection }}
          isSubmitted={step.isSubmitted}
          missingText={missing === 0 ? undefined : words.missing({ count: missing })}
        >
          {words.button}
        </SubmitButton>
      }
    >
      <ConnectionNotice connection={connection} isInputKept />
      <form id={form} className="uan-form" onSubmit={onSubmit} noValidate>
        <OtpField
          label={words.label}
          value={otp}
          onChange={(digits) => {
            setOtp(digits)
            setGap(null)
          }}
          error={said === null ? null : words.said[said]}
          note={words.note}
          readOnly={step.isSubmitted}
          autoFocus={step.error !== null}
          inputRef={input}
        />
      </form>
      <HelpNote icon={info}>{words.noSms({ minutes: 2 })}</HelpNote>
    </CandidateFrame>
  )
}
