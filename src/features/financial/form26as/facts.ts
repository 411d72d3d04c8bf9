import type { DocumentFacts, TaxCredit } from '#shared/kits/facts/documentFacts.ts'
import { identityValues } from '#shared/kits/facts/identityKeys.ts'
import { sourcedAmount, textSource } from '#shared/kits/facts/textSource.ts'
import { formatAmount } from '#shared/platform/lib/numbers/amount.ts'
import { parseDay } from '#shared/platform/lib/time/day.ts'
import type { Deductor, TaxStatement } from './contract.ts'
import type { TaxEntry } from './details.ts'
import { precedingTexts } from './selection.ts'

const SALARY = '192'
/** Enough to tell equal rows apart; all rows above would make each row longer than the one before. */
const ROWS_ABOVE = 3

const textsOf = ({ date, credit, tax }: TaxEntry): string[] => [
  date,
  ...[credit, tax].filter(({ rupees }) => rupees !== null).map(formatAmount),
]

/** `before`: the TANs up to that of the deductor. */
function creditsOf(deductor: Deductor, before: readonly string[]): TaxCredit[] {
  const { section, name, tan, entries, totalCredit, totalTax } = deductor
  if (entries.length === 0) {
    const [credit, tax] = [sourcedAmount(totalCredit, before), sourcedAmount(totalTax, before)]
    return credit === null && tax === null
      ? []
      : [{ section, deductor: name, tan, day: null, credit, tax }]
  }
  return entries.map(({ date, credit, tax }, index) => {
    const above = entries.slice(Math.max(0, index - ROWS_ABOVE), index).flatMap(textsOf)
    const row = [...before, ...above, date]
    return {
      section,
      deductor: name,
      tan,
      day: parseDay(date),
      credit: sourcedAmount(credit, row),
      tax: sourcedAmount(tax, credit.rupees === null ? row : [...row, formatAmount(credit)]),
    }
  })
}

function toFacts(
  statement: TaxStatement,
  index: number,
  all: readonly TaxStatement[],
): DocumentFacts {
  const { assessee, pan, financialYear, deductors } = statement
  const inDeductor = (deductor: number, field: 'name' | 'totalCredit') =>
    precedingTexts(all, index, { kind: 'deductor', deductor, field })
  const employers = deductors.flatMap(({ section, name }, deductor) =>
    section === SALARY
      ? identityValues([{ key: 'employer', text: name }], (text) =>
          textSource(text, inDeductor(deductor, 'name')),
        )
      : [],
  )
  const earlierTans = precedingTexts(all, index, { kind: 'statement', field: 'pan' })
  return {
    kind: 'taxCredits',
    title: `Form 26AS ${financialYear}`.trim(),
    identity: [
      ...identityValues(
        [
          { key: 'name', text: assessee },
          { key: 'pan', text: pan },
        ],
        (text) => textSource(text, earlierTans),
      ),
      ...employers.filter(
        ({ text }, at) => employers.findIndex((other) => other.text === text) === at,
      ),
    ],
    credits: deductors.flatMap((deductor, at) =>
      creditsOf(deductor, inDeductor(at, 'totalCredit')),
    ),
  }
}

export const form26asFacts = (statements: readonly TaxStatement[]): DocumentFacts[] =>
  statements.map(toFacts)
