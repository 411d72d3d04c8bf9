import { SECTION_IDS, type SectionId } from '../compare/comparison.ts'
import { business } from './business.ts'
import { conduct } from './conduct.ts'
import { identity } from './identity.ts'
import { income } from './income.ts'
import { obligations } from './obligations.ts'
import { pointsSection } from './points.ts'
import {
  NO_CONTENT,
  type DescribedSection,
  type SectionDescription,
  type SectionFacts,
} from './section.ts'

/** A new section is its own file, a line here, and its rule in `compareDocuments`; the compiler names what is missing. */
export const SECTIONS: Record<SectionId, SectionDescription> = {
  identity,
  income,
  obligations,
  conduct,
  business,
  // The page has their list, the memo the numbers that its values refer to.
  documents: { title: 'Documents', none: '', describe: () => NO_CONTENT },
  points: pointsSection((id) => SECTIONS[id].title),
}

/** Those that every applicant has. */
export const REGULAR_SECTIONS = SECTION_IDS.filter((id) => SECTIONS[id].isOptional !== true)

/** In the order of the page. */
export const describeSections = (facts: SectionFacts): readonly DescribedSection[] =>
  SECTION_IDS.flatMap((id) => {
    const { title, none, isOptional, describe } = SECTIONS[id]
    const content = describe(facts)
    if (isOptional === true && content.tables.length === 0) return []
    const reason = id === 'points' ? undefined : facts.comparison.unavailable[id]
    return [{ ...content, id, title, none: reason ?? none }]
  })
