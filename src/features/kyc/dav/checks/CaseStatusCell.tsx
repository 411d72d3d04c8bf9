import { useAppDispatch } from '#shared/store/hooks.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { CASE_STATUS, type AddressCase } from '../case.ts'
import { pickCase } from '../review/holding/startReview.ts'
import { caseNameId } from './caseNameId.ts'
import { useOnce } from '#shared/ui/useOnce.ts'

type CaseStatusCellProps = { one: AddressCase }

/** The status, which opens the case: for review, for another one, or to be looked at (kyc §4). */
export function CaseStatusCell({ one }: CaseStatusCellProps) {
  const dispatch = useAppDispatch()
  const { isBusy, start } = useOnce(() => dispatch(pickCase(one)))
  const { label, tone, icon } = CASE_STATUS[one.status]
  return (
    <button
      type="button"
      className="case-status"
      aria-disabled={isBusy}
      aria-describedby={caseNameId(one)}
      onClick={start}
    >
      <Chip tone={tone} {...(icon === undefined ? {} : { icon })}>
        {label}
      </Chip>
    </button>
  )
}
