import { Fragment, type ReactNode } from 'react'

type StickyBarProps = {
  facts?: readonly ReactNode[]
  /** Why the primary button is disabled, or the last result; announced when it changes. */
  reason?: ReactNode
  /** The primary button last. */
  children?: ReactNode
}

const NONE: readonly ReactNode[] = []

export function StickyBar({ facts = NONE, reason, children }: StickyBarProps) {
  return (
    <div className="sticky-bar">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <span className="dot-sep" aria-hidden="true">
              ·
            </span>
          )}
          <span className="medium">{fact}</span>
        </Fragment>
      ))}
      <div className="sticky-bar-end">
        <span className="sticky-bar-reason" aria-live="polite">
          {reason}
        </span>
        {children}
      </div>
    </div>
  )
}
