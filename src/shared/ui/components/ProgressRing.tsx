import type { ReactNode } from 'react'

type ProgressRingProps = {
  /** 0 to 100; other values are clamped. */
  percentage: number
  label?: string
  children?: ReactNode
}

const RADIUS = 99
const LENGTH = 2 * Math.PI * RADIUS

/** The ring of a running job with percentage and time left (analyzers §2). */
export function ProgressRing({ percentage, label = 'Progress', children }: ProgressRingProps) {
  const share = Math.round(Math.min(100, Math.max(0, Number.isFinite(percentage) ? percentage : 0)))
  return (
    <div className="ring">
      <svg
        viewBox="0 0 208 208"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
      >
        <circle className="r0" cx="104" cy="104" r={RADIUS} />
        {share > 0 && (
          <circle
            className="r1"
            cx="104"
            cy="104"
            r={RADIUS}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - share / 100)}
          />
        )}
      </svg>
      <div className="in">
        <p className="ring-figure" aria-hidden="true">
          {share}
          <small>%</small>
        </p>
        {children}
      </div>
    </div>
  )
}
