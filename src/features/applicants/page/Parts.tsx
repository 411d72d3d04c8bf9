import { useState, type ReactNode } from 'react'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import { formatPaise } from '../model/labels.ts'
import type { Part } from '../sections/section.ts'
import { SourceValue } from './SourceValue.tsx'

/** More are not listed: they are in the workbook. */
const PARTS_MAX = 200

const partLabel = ({ label, day }: Part): string =>
  [...(day === undefined ? [] : [formatDay(day)]), label].filter((text) => text !== '').join(', ')

type PartsProps = {
  /** What is opened, for the names of its amounts. */
  label: string
  parts: readonly Part[]
  /** The computed figure, which opens them. */
  children: ReactNode
}

/** A computed figure opens its parts, each of which opens its source. */
export function Parts({ label, parts, children }: PartsProps) {
  const [isOpen, setOpen] = useState(false)
  if (parts.length === 0) return <div>{children}</div>
  return (
    <details
      className="applicant-parts"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{children}</summary>
      {isOpen && (
        <>
          <ul aria-label={`Parts of ${label}`}>
            {parts.slice(0, PARTS_MAX).map((part, index) => (
              <li key={index}>
                <span>{partLabel(part)}</span>
                <span className="num">
                  <SourceValue
                    label={partLabel(part)}
                    text={formatPaise(part.amount.value)}
                    from={part.amount}
                  />
                </span>
              </li>
            ))}
          </ul>
          {parts.length > PARTS_MAX && (
            <p className="small muted">
              The first {PARTS_MAX} of {plural(parts.length, 'part')} are listed.
            </p>
          )}
        </>
      )}
    </details>
  )
}
