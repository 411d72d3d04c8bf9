import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import { CASE_STATUS, type AddressCase } from '../case.ts'
import { runCaseStatusAction } from '../review/assignment/runAssignment.ts'
import { caseNameId } from './caseNameId.ts'

type CaseStatusCellProps = { record: AddressCase }

export function CaseStatusCell({ record }: CaseStatusCellProps) {
  const dispatch = useAppDispatch()
  const { isBusy, start } = useBusyAction(() => dispatch(runCaseStatusAction(record)))
  const { label, tone, icon } = CASE_STATUS[record.status]
  return (
    <button
      type="button"
      className="case-status"
      aria-disabled={isBusy}
      aria-describedby={caseNameId(record)}
      onClick={start}
    >
      <Chip tone={tone} icon={icon}>
        {label}
      </Chip>
    </button>
  )
}
