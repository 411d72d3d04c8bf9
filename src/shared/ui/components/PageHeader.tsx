import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import type { ReactNode, RefObject } from 'react'
import { useDocumentTitle } from '../hooks/useDocumentTitle.ts'
import { Icon } from './Icon.tsx'

type PageHeaderProps = {
  title: string
  subtitle?: ReactNode
  /** For moving the focus to the title. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  onBack?: (() => void) | undefined
  /** The stepper, then at most one secondary button. */
  children?: ReactNode
}

/** The title also sets the document title. */
export function PageHeader({ title, subtitle, headingRef, onBack, children }: PageHeaderProps) {
  useDocumentTitle(title)
  return (
    <header className="page-header">
      {onBack !== undefined && (
        <button type="button" className="btn btn-ghost btn-icon page-back" onClick={onBack}>
          <Icon of={arrowLeft} label="Back" />
        </button>
      )}
      <div>
        <h1 ref={headingRef} tabIndex={headingRef && -1}>
          {title}
        </h1>
        {subtitle !== undefined && <p className="lead-line">{subtitle}</p>}
      </div>
      {children !== undefined && <div className="page-header-end">{children}</div>}
    </header>
  )
}
