import { SECTION_TITLES } from '../model/labels.ts'
import { Section } from './Section.tsx'

const TABLES = [
  { id: 'identity', rows: 6, columns: 5 },
  { id: 'income', rows: 6, columns: 7 },
] as const

const range = (length: number) => Array.from({ length }, (_, index) => index)

/** The first sections in their real shape, while the results are read. */
export function SectionSkeletons() {
  return (
    <>
      {TABLES.map(({ id, rows, columns }) => (
        <Section key={id} id={id} title={SECTION_TITLES[id]}>
          <div className="applicant-skeleton" data-columns={columns} aria-hidden="true">
            {range(rows * columns).map((cell) => (
              <span key={cell} className="skeleton-bar" />
            ))}
          </div>
        </Section>
      ))}
    </>
  )
}
