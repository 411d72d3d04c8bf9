import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import type { ReactNode, RefObject } from 'react'
import { Icon } from './Icon.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'

type PageHeadProps = {
  title: string
  /** One line of help. */
  line?: ReactNode
  /** Of the title, where it takes the focus. */
  heading?: RefObject<HTMLHeadingElement | null>
  /** One step back, by an arrow before the title. */
  onBack?: (() => void) | undefined
  /** Right side: the stepper, then at most one secondary button. */
  children?: ReactNode
}

/** Head of a page; its title also names the browser's tab. */
export function PageHead({ title, line, heading, onBack, children }: PageHeadProps) {
  useDocumentTitle(title)
  return (
    <header className="page-head">
      {onBack !== undefined && (
        <button type="button" className="btn btn-ghost btn-icon page-back" onClick={onBack}>
          <Icon of={arrowLeft} label="Back" />
        </button>
      )}
      <div>
        <h1 ref={heading} tabIndex={heading && -1}>
          {title}
        </h1>
        {line !== undefined && <p className="lead-line">{line}</p>}
      </div>
      {children !== undefined && <div className="page-head-end">{children}</div>}
    </header>
  )
}
