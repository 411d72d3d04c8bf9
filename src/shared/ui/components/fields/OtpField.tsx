import { useId, useState, type ReactNode, type Ref } from 'react'
import { toAsciiDigits } from '#shared/platform/lib/text/asciiDigits.ts'
import { useFilteredText } from '../../hooks/useFilteredText.ts'
import { FieldNote } from './FieldNote.tsx'
import './OtpField.css'

export const OTP_LENGTH = 6
const BOXES = Array.from({ length: OTP_LENGTH }, (_, index) => index)
const MASK_CHARACTER = '•'

type OtpFieldProps = {
  label: string
  value: string
  /** At most {@link OTP_LENGTH} digits. */
  onChange: (digits: string) => void
  error?: string | null
  note?: string | undefined
  /** Dots instead of digits. */
  isMasked?: boolean
  aside?: ReactNode
  readOnly?: boolean
  autoFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A paste or a phone's suggestion may contain other characters. */
const digitsOf = (text: string): string =>
  toAsciiDigits(text).replaceAll(/\D/g, '').slice(0, OTP_LENGTH)

/** A six-digit one-time password: one field, so that pasting and autofill work, drawn as six boxes (look 12b, 15d). */
export function OtpField({
  label,
  value,
  onChange,
  error = null,
  note,
  isMasked = false,
  aside,
  inputRef,
  ...field
}: OtpFieldProps) {
  const id = useId()
  const [caret, setCaret] = useState(0)
  const text = useFilteredText({ value, filter: digitsOf, onText: onChange })
  const at = Math.min(caret, value.length, OTP_LENGTH - 1)
  return (
    <div>
      <div className="otp-header">
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={error === null ? 'otp-boxes' : 'otp-boxes is-invalid'}>
        <input
          {...field}
          id={id}
          ref={inputRef}
          type={isMasked ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...text}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note`}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? OTP_LENGTH)}
        />
        {BOXES.map((index) => (
          <span key={index} className={index === at ? 'otp-box at' : 'otp-box'} aria-hidden="true">
            {index < value.length && (isMasked ? MASK_CHARACTER : value[index])}
          </span>
        ))}
      </div>
      <div role="alert">{error !== null && <FieldNote id={`${id}-note`} error={error} />}</div>
      {error === null && <FieldNote id={`${id}-note`} note={note} />}
    </div>
  )
}
