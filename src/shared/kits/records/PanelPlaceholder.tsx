import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useId, type ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useHeadingFocus } from './form/useRequestedFocus.ts'

type PanelPlaceholderProps = {
  heading: string
  onClose: () => void
  /** A skeleton, or why there is no record and what to do. */
  children: ReactNode
}

export function PanelPlaceholder({ heading, onClose, children }: PanelPlaceholderProps) {
  const id = useId()
  const headingRef = useHeadingFocus()
  return (
    <section className="panel record-form" aria-labelledby={id}>
      <header className="panel-header">
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
