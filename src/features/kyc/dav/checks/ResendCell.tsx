import send from 'bootstrap-icons/icons/send.svg?raw'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import { CASE_STATUS, type AddressCase } from '../case.ts'
import { useAlternateNumbersContext } from './alternateNumbers.ts'
import { resendToCandidate } from './resendToCandidate.ts'

type ResendCellProps = { record: AddressCase }

/** Enabled only while the candidate has not submitted (kyc §5). */
export function ResendCell({ record }: ResendCellProps) {
  const dispatch = useAppDispatch()
  const numbers = useAlternateNumbersContext()
  const text = numbers.get(record.caseId)?.text ?? record.alternateNumber
  const { isBusy, start } = useBusyAction(async () => {
    const number = numbers.validate(record.caseId, text)
    if (number === null) return
    await dispatch(resendToCandidate(record.caseId, number))
  })
  return (
    <button
      type="button"
      className="btn btn-sm btn-secondary btn-icon"
      disabled={CASE_STATUS[record.status].action !== 'resend'}
      aria-disabled={isBusy}
      onClick={start}
    >
      <Icon of={send} label={`Send to the alternate number of ${record.source.name}`} />
    </button>
  )
}
