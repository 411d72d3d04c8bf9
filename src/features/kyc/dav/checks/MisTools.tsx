import calendar from 'bootstrap-icons/icons/calendar3.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import { Suspense, useId, useRef, useState } from 'react'
import { indiaDay } from '#shared/lib/day.ts'
import { useOpenOnPage } from '#shared/navigation/useOpenOnPage.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { LAST_3_MONTHS, shownRange } from './dayRange.ts'
import { saveMis } from './saveMis.ts'
import { useOnce } from '#shared/ui/useOnce.ts'

const MisRange = lazyPart(async () => (await import('./MisRange.tsx')).MisRange, {
  what: 'The range',
  Lost: LostDialog,
})

/** The MIS report: of which days, and its download (look 16d). It counts all sub-clients, whatever narrows the list. */
export function MisTools() {
  const id = useId()
  const dispatch = useAppDispatch()
  const button = useRef<HTMLButtonElement>(null)
  const [range, setRange] = useState(() => LAST_3_MONTHS.range(indiaDay(Date.now())))
  const [isOpen, setOpen] = useOpenOnPage()
  const { isBusy, start } = useOnce(() => dispatch(saveMis(range)))
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
        {shownRange(range)}
      </button>
      <button type="button" className="btn btn-secondary" aria-disabled={isBusy} onClick={start}>
        <Icon of={download} />
        {isBusy ? 'Downloading' : 'Download'}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MisRange
            id={id}
            beside={button}
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
