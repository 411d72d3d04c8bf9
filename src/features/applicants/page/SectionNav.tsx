import { useEffect, useState } from 'react'
import { SECTION_IDS, type SectionId } from '../compare/comparison.ts'
import { noteOf } from '../sections/keyFigures.ts'
import type { SectionFacts } from '../sections/section.ts'
import { SECTIONS } from '../sections/sections.ts'

type SectionNavProps = {
  ids: readonly SectionId[]
  /** Null while the results are read. */
  facts: SectionFacts | null
  documentCount: number
  onShow: (section: SectionId) => void
}

/** The sections and what is open in them. A link moves the view and the focus to its section. */
export function SectionNav({ ids, facts, documentCount, onShow }: SectionNavProps) {
  const current = useSectionInView(facts === null ? [] : ids)
  return (
    <nav className="applicant-nav" aria-label="Sections">
      <ul>
        {ids.map((id) => {
          const { count, isBad, noun } = countsOf(id, facts, documentCount)
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={current === id || undefined}
                onClick={(event) => {
                  event.preventDefault()
                  onShow(id)
                }}
              >
                {SECTIONS[id].title}
                {count > 0 && (
                  <span className={isBad ? 'num small t-danger' : 'num small muted'}>
                    {count}
                    <span className="visually-hidden"> {noun}</span>
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function countsOf(id: SectionId, facts: SectionFacts | null, documentCount: number) {
  if (id === 'documents') return { count: documentCount, isBad: false, noun: 'documents' }
  const open =
    facts?.comparison.points.filter(
      (point) =>
        noteOf(facts.applicant, point) === null && (id === 'points' || point.section === id),
    ) ?? []
  const isBad = id !== 'points' && open.some(({ kind }) => kind === 'differs' || kind === 'changed')
  return { count: open.length, isBad, noun: 'open' }
}

/** The section at the top of the window. Skeletons are not observed: the sections replace them. */
function useSectionInView(ids: readonly SectionId[]): SectionId {
  const [current, setCurrent] = useState<SectionId>('points')
  const key = ids.join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function' || key === '') return
    // A band below the app bar: the section in it is the current one.
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.find(({ isIntersecting }) => isIntersecting)?.target
        const id = SECTION_IDS.find((known) => known === entered?.querySelector('h2')?.id)
        if (id !== undefined) setCurrent(id)
      },
      { rootMargin: '-15% 0px -70% 0px' },
    )
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)?.closest('section')
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
