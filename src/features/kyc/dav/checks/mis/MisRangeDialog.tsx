import { useId, useState, type RefObject } from 'react'
import type { DayRange } from '#shared/kits/dashboard/filter/dayRange.ts'
import { DayRangeFields } from '#shared/kits/dashboard/filter/DayRangeFields.tsx'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { countDays, formatDay, toIndiaDay } from '#shared/platform/lib/time/day.ts'
import { focusUnreadableDay } from '#shared/ui/components/fields/DayField.tsx'
import { PopoverDialog } from '../PopoverDialog.tsx'
import { misLimits, MIS_PRESETS, validateMisRange } from './misDayRange.ts'

type MisRangeDialogProps = {
  id: string
  anchor: RefObject<HTMLElement | null>
  range: DayRange
  onApply: (range: DayRange) => void
  onClose: () => void
}

export function MisRangeDialog({ id, anchor, range, onApply, onClose }: MisRangeDialogProps) {
  const noteId = useId()
  const [chosen, setChosen] = useState(range)
  const [today] = useState(() => toIndiaDay(Date.now()))
  const limits = misLimits(today)
  const error = validateMisRange(chosen, today)
  return (
    <PopoverDialog
      id={id}
      label="Range of the MIS report"
      className="mis-range"
      placement="bottom-end"
      anchor={anchor}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (error === null) onApply(chosen)
          else focusUnreadableDay(event.currentTarget)
        }}
      >
        <Presets today={today} chosen={chosen} onChoose={setChosen} />
        <DayRangeFields range={chosen} onChange={setChosen} min={limits.from} max={limits.to} />
        <footer>
          <p id={noteId} role="status" className={error === null ? 'muted' : 'danger-text'}>
            {error ?? (
              <>
                <b className="medium">{plural(countDays(chosen.from, chosen.to), 'day')}</b> ·
                earliest {formatDay(limits.from)}, latest today
              </>
            )}
          </p>
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn btn-primary"
            aria-disabled={error !== null}
            aria-describedby={noteId}
          >
            Apply
          </button>
        </footer>
      </form>
    </PopoverDialog>
  )
}

type PresetsProps = { today: string; chosen: DayRange; onChoose: (range: DayRange) => void }

function Presets({ today, chosen, onChoose }: PresetsProps) {
  return (
    <div className="mis-presets">
      {MIS_PRESETS.map(({ label, range }) => {
        const { from, to } = range(today)
        return (
          <button
            key={label}
            type="button"
            className="btn btn-sm btn-secondary"
            aria-pressed={from === chosen.from && to === chosen.to}
            onClick={() => onChoose({ from, to })}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
