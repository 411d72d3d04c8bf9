import type { ReactNode } from 'react'
import type { Comparison, OpenPoint } from '../compare/comparison.ts'

export const SECTION_IDS = [
  'identity',
  'income',
  'obligations',
  'conduct',
  'business',
  'documents',
  'points',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

type SectionProps = {
  id: SectionId
  title: string
  hint?: ReactNode
  /** At the end of the header. */
  actions?: ReactNode
  children: ReactNode
}

/** The target of the navigation, which moves the focus to its title. */
export function Section({ id, title, hint, actions, children }: SectionProps) {
  return (
    <section className="panel applicant-section" aria-labelledby={id}>
      <header className="panel-header">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {hint !== undefined && <div className="small muted applicant-hint">{hint}</div>}
        {actions !== undefined && <div className="push">{actions}</div>}
      </header>
      {children}
    </section>
  )
}

/** Why a section has nothing to show. */
export function Unavailable({
  of,
  comparison: { unavailable },
  fallback,
}: {
  of: OpenPoint['section']
  comparison: Pick<Comparison, 'unavailable'>
  fallback: string
}) {
  return <p className="applicant-none muted">{unavailable[of] ?? fallback}</p>
}

/** A wide table scrolls in its panel, also by keyboard. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="applicant-scroll" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  )
}
