import layers from 'bootstrap-icons/icons/layers.svg?raw'
import { useEffect, useId, useRef, useState } from 'react'
import { useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { JobsList } from './JobsList.tsx'

/** Jobs in the navbar: how many there are, and a popover with running, finished and failed ones. */
export function JobsTray() {
  const count = Object.keys(useAppSelector(selectJobs)).length
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popId = useId()

  useEffect(() => {
    if (!isOpen) return undefined
    const outside = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false)
        setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])

  return (
    <div className="jobs-tray" ref={root}>
      <button
        ref={button}
        type="button"
        className={isOpen ? 'bar-item is-open' : 'bar-item'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={layers} />
        <span className="jobs-tray-word">Jobs</span>
        {/* The space keeps word and figure apart for a screen reader. */}{' '}
        {count > 0 && <span className="count">{count}</span>}
      </button>
      {isOpen && (
        <section id={popId} className="pop jobs-pop" aria-label="Jobs">
          <JobsList onOpen={() => setOpen(false)} />
        </section>
      )}
    </div>
  )
}
