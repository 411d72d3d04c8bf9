import { useId } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { useDeferUntilClick } from '#shared/ui/hooks/clicks/useDeferUntilClick.ts'
import { CASE_STATUS, type AddressCase } from '../case.ts'
import { useAlternateNumbersContext } from './alternateNumbers.ts'

type AlternateNumberCellProps = { record: AddressCase }

export function AlternateNumberCell({ record }: AlternateNumberCellProps) {
  const id = useId()
  const numbers = useAlternateNumbersContext()
  const deferUntilClick = useDeferUntilClick()
  const { text, isInvalid } = numbers.get(record.caseId) ?? {
    text: record.alternateNumber,
    isInvalid: false,
  }
  return (
    <span className="alternate-number">
      <FormControl
        size="sm"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Alternate Number of ${record.source.name}`}
        placeholder="10 digits"
        value={text}
        disabled={CASE_STATUS[record.status].action !== 'resend'}
        isInvalid={isInvalid}
        aria-describedby={isInvalid ? id : undefined}
        onChange={({ target }) => numbers.setText(record.caseId, target.value)}
        onBlur={() => {
          if (text !== '' && numbers.get(record.caseId) !== undefined)
            deferUntilClick(() => void numbers.validate(record.caseId, text))
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
