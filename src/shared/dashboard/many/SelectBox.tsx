import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { useSelecting } from './selecting.ts'
import { isInRun } from './stepMany.ts'
import { useMany } from './useMany.ts'

type SelectBoxProps = { id: string; name: string }

/** Chooses a row; beside it, why the last try at it failed. */
export function SelectBox({ id, name }: SelectBoxProps) {
  const { toggle } = useSelecting()
  const isChosen = useMany(({ chosen }) => chosen.some((one) => one.id === id))
  const isRunning = useMany(({ run }) => isInRun(run, id))
  const reason = useMany(({ reasons }) => reasons[id] ?? null)
  return (
    <label className={isChosen ? 'many-box is-chosen' : 'many-box'}>
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={`Select ${name}`}
        checked={isChosen}
        disabled={isRunning}
        onChange={({ nativeEvent }) =>
          toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
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
