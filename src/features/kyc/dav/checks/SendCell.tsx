import send from 'bootstrap-icons/icons/send.svg?raw'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { CASE_STATUS, type AddressCase } from '../case.ts'
import { useTypedNumbers } from './alternateNumbers.ts'
import { resend } from './resend.ts'
import { useOnce } from '#shared/ui/useOnce.ts'

type SendCellProps = { one: AddressCase }

/** Notifies the candidate at the alternate number; open only while the candidate is waited for (kyc §5). */
export function SendCell({ one }: SendCellProps) {
  const dispatch = useAppDispatch()
  const numbers = useTypedNumbers()
  const text = numbers.of(one.caseId)?.text ?? one.alternateNumber
  const { isBusy, start } = useOnce(async () => {
    const number = numbers.judge(one.caseId, text)
    if (number === null) return
    await dispatch(resend(one.caseId, number))
  })
  return (
    <button
      type="button"
      className="btn btn-sm btn-secondary btn-icon"
      disabled={CASE_STATUS[one.status].action !== 'resend'}
      aria-disabled={isBusy}
      onClick={start}
    >
      <Icon of={send} label={`Send to the alternate number of ${one.source.name}`} />
    </button>
  )
}
