import calendar from 'bootstrap-icons/icons/calendar3.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import { Suspense, useId, useRef, useState } from 'react'
import { downloadFile } from '#shared/kits/dashboard/downloadFile.ts'
import type { DayRange } from '#shared/kits/dashboard/filter/dayRange.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import { useOpenUntilNavigation } from '#shared/platform/navigation/useOpenUntilNavigation.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'
import { misReport } from '../../endpoints.ts'
import { LAST_3_MONTHS, formatDayRange } from './misDayRange.ts'

const saveMis = ({ from, to }: DayRange): AppThunk<Promise<void>> =>
  downloadFile(misReport, { from, to }, `DAV_MIS_${from}_${to}_Report.xlsx`)

const MisRange = lazyWithRetry(async () => (await import('./MisRangeDialog.tsx')).MisRangeDialog, {
  label: 'The date range',
  LoadError: LoadErrorDialog,
})

/** The report covers all sub-clients, regardless of filters. */
export function MisToolbar() {
  const id = useId()
  const dispatch = useAppDispatch()
  const button = useRef<HTMLButtonElement>(null)
  const [range, setRange] = useState(() => LAST_3_MONTHS.range(toIndiaDay(Date.now())))
  const [isOpen, setOpen] = useOpenUntilNavigation()
  const { isBusy, start } = useBusyAction(() => dispatch(saveMis(range)))
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="mis-tools" role="group" aria-label="MIS report">
      <span className="muted">MIS</span>
      <button
        ref={button}
        type="button"
        className="btn btn-secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={calendar} />
        <span className="visually-hidden">Range of the MIS report: </span>
        {formatDayRange(range)}
      </button>
      <button type="button" className="btn btn-secondary" aria-disabled={isBusy} onClick={start}>
        <Icon of={download} />
        {isBusy ? 'Downloading' : 'Download'}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MisRange
            id={id}
            anchor={button}
            range={range}
            onApply={(chosen) => {
              setRange(chosen)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
