import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { AddressCase } from '../../case.ts'
import { selectIsChosen, selectIsInRun, selectReason } from './manySlice.ts'
import { useSelecting } from './selecting.ts'

type SelectBoxProps = { one: AddressCase }

/** Chooses a row; beside it, why the last try at it failed. */
export function SelectBox({ one }: SelectBoxProps) {
  const { toggle } = useSelecting()
  const isChosen = useAppSelector((state) => selectIsChosen(state, one.caseId))
  const isInRun = useAppSelector((state) => selectIsInRun(state, one.caseId))
  const reason = useAppSelector((state) => selectReason(state, one.caseId))
  return (
    <label className={isChosen ? 'many-box is-chosen' : 'many-box'}>
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={`Select ${one.source.name}`}
        checked={isChosen}
        disabled={isInRun}
        onChange={({ nativeEvent }) =>
          toggle(one, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {reason !== null && (
        <span title={reason}>
          <Icon of={exclamation} className="many-reason" label={reason} />
        </span>
      )}
    </label>
  )
}
