import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useId, type ReactNode } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { useHeadingFocus } from './form/formFocus.ts'

type PanelNoteProps = {
  /** What the panel is for: 'User'. */
  heading: string
  onClose: () => void
  /** What stands where the record would: a skeleton, or why there is none and what to do. */
  children: ReactNode
}

/** The panel beside the list when there is no record to show in it. */
export function PanelNote({ heading, onClose, children }: PanelNoteProps) {
  const id = useId()
  const headingRef = useHeadingFocus()
  return (
    <section className="panel record-form" aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id} ref={headingRef} tabIndex={-1} className="clip">
          {heading}
        </h2>
        <button type="button" className="btn btn-ghost btn-icon push" onClick={onClose}>
          <Icon of={close} label="Close" />
        </button>
      </header>
      <div className="panel-body">{children}</div>
    </section>
  )
}
