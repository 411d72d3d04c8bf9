import { useEffect, useState } from 'react'
import type { Comparison } from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'
import { noteOf } from '../model/keyFigures.ts'
import { SECTION_IDS, type SectionId } from './Section.tsx'

type Entry = { id: SectionId; title: string; count: number; isBad: boolean; noun: string }

type SectionNavProps = {
  applicant: Applicant
  comparison: Comparison | null
  documentCount: number
  onShow: (section: SectionId) => void
}

/** The sections and what is open in them. A link moves the view and the focus to its section. */
export function SectionNav({ applicant, comparison, documentCount, onShow }: SectionNavProps) {
  const entries = listSections(applicant, comparison, documentCount)
  const current = useSectionInView(comparison === null ? NO_SECTIONS : entries)
  return (
    <nav className="applicant-nav" aria-label="Sections">
      <ul>
        {entries.map(({ id, title, count, isBad, noun }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id || undefined}
              onClick={(event) => {
                event.preventDefault()
                onShow(id)
              }}
            >
              {title}
              {count > 0 && (
                <span className={isBad ? 'num small t-danger' : 'num small muted'}>
                  {count}
                  <span className="visually-hidden"> {noun}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function listSections(
  applicant: Applicant,
  comparison: Comparison | null,
  documentCount: number,
): readonly Entry[] {
  const open = (comparison?.points ?? []).filter((point) => noteOf(applicant, point) === null)
  const compared = (id: Exclude<SectionId, 'points'>, title: string): Entry => {
    const own = open.filter(({ section }) => section === id)
    const isBad = own.some(({ kind }) => kind === 'differs')
    return { id, title, count: own.length, isBad, noun: 'open' }
  }
  return [
    compared('identity', 'Identity'),
    compared('income', 'Income'),
    compared('obligations', 'Obligations'),
    compared('conduct', 'Account conduct'),
    ...(comparison?.business ? [compared('business', 'Business')] : []),
    { id: 'documents', title: 'Documents', count: documentCount, isBad: false, noun: 'documents' },
    { id: 'points', title: 'Open points', count: open.length, isBad: false, noun: 'open' },
  ]
}

/** Skeletons are replaced by the sections that are observed. */
const NO_SECTIONS: readonly Entry[] = []

/** The section at the top of the window. */
function useSectionInView(entries: readonly Entry[]): SectionId {
  const [current, setCurrent] = useState<SectionId>('identity')
  const key = entries.map(({ id }) => id).join(' ')
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
