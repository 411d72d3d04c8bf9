import { useEffect, useState } from 'react'
import { SPINNER_DELAY_MS } from '#shared/platform/config/constants.ts'
import { selectBusyLabel } from '#shared/platform/store/busySlice.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import './GlobalSpinner.css'

/** For calls that concern the whole page, such as a logout (shell §2). A short wait shows nothing. */
export function GlobalSpinner() {
  const label = useAppSelector(selectBusyLabel)
  const busy = label !== undefined
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setIsDue(true), SPINNER_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [busy])

  const isShown = busy && isDue
  return (
    <div className={isShown ? 'global-spinner is-shown' : 'global-spinner'}>
      {isShown && <span className="global-spinner-ring" aria-hidden />}
      <p role="status">{isShown ? label : ''}</p>
    </div>
  )
}
