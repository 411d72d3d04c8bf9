import type { ReactNode } from 'react'
import { useDocumentTitle } from './useDocumentTitle.ts'

type PageHeadProps = {
  title: string
  /** One line of help. */
  line?: ReactNode
  /** Right side: the stepper, then at most one secondary button. */
  children?: ReactNode
}

/** Head of a page; its title also names the browser's tab. */
export function PageHead({ title, line, children }: PageHeadProps) {
  useDocumentTitle(title)
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {line !== undefined && <p className="lead-line">{line}</p>}
      </div>
      {children !== undefined && <div className="page-head-end">{children}</div>}
    </header>
  )
}
