import { useId } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { useAfterPress } from '#shared/ui/useAfterPress.ts'
import { CASE_STATUS, type AddressCase } from '../case.ts'
import { useTypedNumbers } from './alternateNumbers.ts'

type AlternateNumberCellProps = { one: AddressCase }

/** Another number to notify; open only while the candidate is waited for (kyc §5). */
export function AlternateNumberCell({ one }: AlternateNumberCellProps) {
  const id = useId()
  const numbers = useTypedNumbers()
  const afterPress = useAfterPress()
  const { text, isInvalid } = numbers.of(one.caseId) ?? {
    text: one.alternateNumber,
    isInvalid: false,
  }
  return (
    <span className="alternate-number">
      <FormControl
        size="sm"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Alternate Number of ${one.source.name}`}
        placeholder="10 digits"
        value={text}
        disabled={CASE_STATUS[one.status].action !== 'resend'}
        isInvalid={isInvalid}
        aria-describedby={isInvalid ? id : undefined}
        onChange={({ target }) => numbers.type(one.caseId, target.value)}
        onBlur={() => {
          if (text !== '' && numbers.of(one.caseId) !== undefined)
            afterPress(() => void numbers.judge(one.caseId, text))
        }}
      />
      {isInvalid && (
        <span id={id} className="alternate-invalid" role="alert">
          Invalid Phone Number
        </span>
      )}
    </span>
  )
}
