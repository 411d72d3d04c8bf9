import info from 'bootstrap-icons/icons/info-circle.svg?raw'
import { useId, useRef, useState, type FormEvent } from 'react'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import { OTP_LENGTH, OtpField } from '#shared/ui/OtpField.tsx'
import { useWords } from '../words/words.ts'
import { Aside } from './Aside.tsx'
import { otpGap, type Gap } from './gaps.ts'
import { LineNotice } from './LineNotice.tsx'
import { SendButton } from './SendButton.tsx'
import { useSender } from './sender.ts'
import type { AskingProps } from './stepProps.ts'

/** Six digits from an SMS, for which the candidate leaves the page: what was typed stays (look 15d). */
export function Otp({ step, line, candidate, tell }: AskingProps<'otp'>) {
  const { otp: words } = useWords().steps
  const { number } = useFormats()
  const { head, help } = useSender(candidate)
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const [otp, setOtp] = useState('')
  const [gap, setGap] = useState<Gap | null>(null)
  const said = gap ?? step.said
  const missing = OTP_LENGTH - otp.length
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = otpGap(otp)
    setGap(found)
    if (found === null) tell({ kind: 'otpPressed', otp })
    else input.current?.focus()
  }
  return (
    <CandidateFrame
      screen="otp"
      title={words.title}
      lead={words.lead(number(OTP_LENGTH))}
      company={head}
      {...help}
      progress={{ name: words.step, step: 3, of: 3 }}
      foot={
        <SendButton
          {...{ form, line }}
          isSent={step.isSent}
          missing={missing === 0 ? undefined : words.missing(number(missing), missing)}
        >
          {words.button}
        </SendButton>
      }
    >
      <LineNotice line={line} />
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
          readOnly={step.isSent}
          autoFocus={step.said !== null}
          inputRef={input}
        />
      </form>
      <Aside icon={info}>{words.noSms(number(2))}</Aside>
    </CandidateFrame>
  )
}
