import { FACT_LABELS } from '../model/labels.ts'
import { conductPoints } from './accounts/conductPoints.ts'
import {
  pointOf,
  type Comparison,
  type IdentityRow,
  type OpenPoint,
  type Sourced,
} from './comparison.ts'
import type { ComparisonInput, PlacedDocument, ReadJob, UnreadAccount } from './comparisonInput.ts'
import { obligationPoints } from './obligations/obligationPoints.ts'
import { matchHolder } from './people/holders.ts'
import { matchTexts } from './people/normalise.ts'
import { incomePoints } from './salary/incomePoints.ts'

type PointFacts = Omit<Comparison, 'points'> & {
  placed: readonly PlacedDocument[]
  input: ComparisonInput
  unreadAccounts: readonly UnreadAccount[]
}

/** Whatever differs, is missing or could not be read, in the order of the page. */
export function listOpenPoints(facts: PointFacts): OpenPoint[] {
  const holders = holderPoints(facts)
  return withUniqueIds([
    ...facts.identity
      .filter(({ fact }) => fact !== 'accountHolder' || holders.length === 0)
      .flatMap((row) => identityPoints(row, facts)),
    ...holders,
    ...incomePoints(facts, facts.input.day),
    ...obligationPoints(facts),
    ...conductPoints(facts, facts.input.day),
    ...businessPoints(facts),
    ...documentPoints(facts),
  ])
}

/** Two documents with the same title can have the same problem. */
function withUniqueIds(points: readonly OpenPoint[]): OpenPoint[] {
  const counts = new Map<string, number>()
  return points.map((point) => {
    const count = (counts.get(point.id) ?? 0) + 1
    counts.set(point.id, count)
    return count === 1 ? point : { ...point, id: `${point.id}:${count}` }
  })
}

function identityPoints(row: IdentityRow, facts: PointFacts): OpenPoint[] {
  if (row.result.kind !== 'differs') return []
  const groups = groupEqual(row, facts)
  const values = groups.map(
    ({ value, places: [first = '', ...others] }) =>
      `${value.value} ${first}${others.length === 0 ? '' : ` and ${others.length} more`}`,
  )
  const text = `${FACT_LABELS[row.fact]} differs: ${values.join(', ')}.`
  const sources = groups.map(({ value }) => value)
  return [pointOf('identity', row.fact, 'differs', text, sources, questionOf(row.fact))]
}

const questionOf = (fact: IdentityRow['fact']) => ({
  why:
    fact === 'employer'
      ? 'The income is that of one employer, unless the applicant changed the job.'
      : 'The documents may be of two persons.',
  ask:
    fact === 'employer'
      ? 'Please say which employer is the present one, and since when.'
      : `Please say which ${FACT_NOUNS[fact]} is right, and send a document that shows it.`,
})

/** As they stand inside a sentence. */
const FACT_NOUNS: Record<IdentityRow['fact'], string> = {
  name: 'name',
  relative: 'name of the father or the spouse',
  father: 'name of the father',
  spouse: 'name of the spouse',
  birthDate: 'date of birth',
  pan: 'PAN',
  aadhaar: 'Aadhaar number',
  address: 'address',
  employer: 'employer',
  accountHolder: 'account holder',
  uan: 'UAN',
}

type EqualValues = { value: Sourced<string>; texts: string[]; places: string[] }

/** The different values of a row, each with the documents that have it. Two values of a group are always the same. */
function groupEqual(
  { fact, cells }: IdentityRow,
  { documents, placed }: PointFacts,
): EqualValues[] {
  const groups: EqualValues[] = []
  for (const { id, title } of documents)
    for (const { value, job, source } of cells[id] ?? []) {
      const isCard = placed.some(
        (document) => document.id === id && document.facts.kind === 'identity',
      )
      const place = `${isCard ? 'on the' : 'in'} ${title}`
      const group = groups.find(({ texts }) =>
        texts.every((text) => matchTexts(fact, text, value) !== null),
      )
      if (group === undefined) {
        groups.push({ value: { value, job, source }, texts: [value], places: [place] })
        continue
      }
      if (!group.texts.includes(value)) group.texts.push(value)
      if (!group.places.includes(place)) group.places.push(place)
    }
  return groups
}

/** A holder that no document names as the person. */
function holderPoints({ identity, documents }: PointFacts): OpenPoint[] {
  const [names, holders] = (['name', 'accountHolder'] as const).map((fact) => {
    const row = identity.find((candidate) => candidate.fact === fact)
    return documents.flatMap(({ id, title }) =>
      (row?.cells[id] ?? []).map(({ value, job, source }) => ({ value, job, source, title })),
    )
  })
  if (names === undefined || names.length === 0 || holders === undefined) return []
  const unknown = holders.filter(
    ({ value }) =>
      matchHolder(
        value,
        names.map((name) => name.value),
      ).kind === 'differs',
  )
  return unknown
    .filter(
      ({ title, value }, at) =>
        unknown.findIndex((other) => other.title === title && other.value === value) === at,
    )
    .map(({ title, value, job, source }) =>
      pointOf(
        'identity',
        `accountHolder:${title}`,
        'differs',
        `The account holder in ${title} is ${value}, which differs from the name in the other documents.`,
        [{ value, job, source }],
        {
          why: 'Money in an account of somebody else is no income of the applicant.',
          ask: `Please say who ${value} is, and send the statement of your own account.`,
        },
      ),
    )
}

function businessPoints({ business }: PointFacts): OpenPoint[] {
  if (business === null || business.totals.length > 0) return []
  const text = 'The totals of the financial statement could not be read.'
  return [
    pointOf('business', 'totals', 'unread', text, [], {
      why: 'The turnover cannot be compared with the bank credits.',
      ask: 'Please send the balance sheet and the profit and loss account as a PDF with text.',
    }),
  ]
}

function documentPoints({ input, placed, unreadAccounts }: PointFacts): OpenPoint[] {
  const point = pointOf.bind(null, 'documents')
  const unread = {
    why: 'What was not read is in no figure.',
    ask: 'Please send a better copy of this document.',
  }
  return [
    ...input.jobs.flatMap((job) =>
      job.kind === 'unread' ? [point(job.id, 'unread', job.text)] : checkPoints(job),
    ),
    ...placed.flatMap(({ id, facts }) =>
      facts.kind === 'payslip' && facts.month === null
        ? [point(id, 'unread', `${facts.title}: its month could not be read.`, [], unread)]
        : [],
    ),
    ...unreadAccounts.map((account) => point(account.id, 'unread', account.reason, [], unread)),
    ...input.unsent.map(({ id, text }) => point(id, 'missing', text)),
  ]
}

/** The section Account conduct checks an account by itself: of its result only what is missing is a point. */
const IS_PARTIAL = /^(?:Partial output|The report)/

/** One point for each result whose own checks failed. */
function checkPoints({ id, facts, name = '', problems = [] }: ReadJob): OpenPoint[] {
  const isAccount = facts.some(({ kind }) => kind === 'account')
  const shown = problems.filter((problem) => !isAccount || IS_PARTIAL.test(problem))
  if (shown.length === 0) return []
  const isWrong = shown.some((problem) => problem.startsWith('Wrong document'))
  return [
    pointOf('documents', `${id}:check`, 'differs', `${name}: ${shown.join('; ')}.`, [], {
      why: isWrong
        ? 'It was sent as another document, so what was read of it is not sure.'
        : 'The document contradicts itself, or was not read as a whole.',
      ask: isWrong
        ? 'Please send the document that was meant.'
        : 'Please send a better copy, or explain the amounts.',
    }),
  ]
}
