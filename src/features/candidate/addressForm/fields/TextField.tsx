import { useFilteredText } from '#shared/ui/useFilteredText.ts'
import { typed, type Alphabet } from './fields.ts'

type TextFieldProps = {
  id: string
  alphabet: Alphabet
  autoComplete?: string | undefined
  /** Takes several lines to read, though what is kept is one. */
  isLong?: boolean | undefined
  value: string
  isMissing: boolean
  onAnswer: (text: string) => void
  /** Something was typed that the alphabet does not take. */
  onRefused: () => void
}

/** A line, or for an address a few, of which only the signs are kept that the report takes (kyc §5). */
export function TextField(props: TextFieldProps) {
  const {
    id,
    alphabet,
    autoComplete,
    isLong = false,
    value,
    isMissing,
    onAnswer,
    onRefused,
  } = props
  const filter = (given: string) => typed(alphabet, given)
  const text = useFilteredText({ value, filter, onText: onAnswer, onRefused })
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
