import { Fragment, type ReactNode } from 'react'

type StickyBarProps = {
  /** Left, parted by middle dots. */
  facts?: readonly ReactNode[]
  /** Why the primary button is disabled, or what was just done; read out when it changes. */
  reason?: ReactNode
  /** Buttons, the primary last. */
  children?: ReactNode
}

const NONE: readonly ReactNode[] = []

/** The foot of a long page: where things stand, what is missing, and the one action. */
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
