import { useFilteredText } from '#shared/ui/hooks/useFilteredText.ts'
import { filterCharacters, type AllowedCharacters } from '../model/fields.ts'

type TextFieldProps = {
  id: string
  allowedCharacters: AllowedCharacters
  autoComplete?: string | undefined
  isLong?: boolean | undefined
  value: string
  isMissing: boolean
  onAnswer: (text: string) => void
  onRejected: () => void
}

/** Only accepts characters that the report supports (kyc §5). */
export function TextField(props: TextFieldProps) {
  const {
    id,
    allowedCharacters,
    autoComplete,
    isLong = false,
    value,
    isMissing,
    onAnswer,
    onRejected,
  } = props
  const filter = (given: string) => filterCharacters(allowedCharacters, given)
  const text = useFilteredText({ value, filter, onText: onAnswer, onInvalidInput: onRejected })
  const Control = isLong ? 'textarea' : 'input'
  return (
    <Control
      id={id}
      lang="en"
      className={isMissing ? 'form-control is-invalid' : 'form-control'}
      {...text}
      required
      autoComplete={autoComplete ?? 'off'}
      autoCapitalize="words"
      spellCheck={false}
      aria-invalid={isMissing}
      aria-describedby={`${id}-note`}
      {...(isLong ? { rows: 2 } : { type: 'text' })}
    />
  )
}
