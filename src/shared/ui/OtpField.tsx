import { useId, useState, type ReactNode, type Ref } from 'react'
import { FieldNote } from './FieldNote.tsx'
import { useFilteredText } from './useFilteredText.ts'
import './OtpField.css'

export const OTP_LENGTH = 6
const BOXES = Array.from({ length: OTP_LENGTH }, (_, place) => place)
const COVERED = '•'

type OtpFieldProps = {
  label: string
  value: string
  /** Gets digits, at most {@link OTP_LENGTH}. */
  onChange: (digits: string) => void
  /** What is wrong, in words; read out at once. */
  error?: string | null
  note?: string | undefined
  /** Dots stand for the digits. */
  isCovered?: boolean
  /** At the end of the label's line. */
  aside?: ReactNode
  readOnly?: boolean
  autoFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** What a paste or a phone's own suggestion brings beside the digits is left out. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, OTP_LENGTH)

/** Six digits that were sent: one field, which takes a paste and the phone's own suggestion, drawn as six boxes (look 12b, 15d). */
export function OtpField({
  label,
  value,
  onChange,
  error = null,
  note,
  isCovered = false,
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
      <div className="otp-head">
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
          type={isCovered ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...text}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note`}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? OTP_LENGTH)}
        />
        {BOXES.map((place) => (
          <span key={place} className={place === at ? 'otp-box at' : 'otp-box'} aria-hidden="true">
            {place < value.length && (isCovered ? COVERED : value[place])}
          </span>
        ))}
      </div>
      <div role="alert">{error !== null && <FieldNote id={`${id}-note`} error={error} />}</div>
      {error === null && <FieldNote id={`${id}-note`} note={note} />}
    </div>
  )
}
