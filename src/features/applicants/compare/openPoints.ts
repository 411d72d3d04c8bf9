import { formatDay } from '#shared/platform/lib/day.ts'
import { FACT_LABELS, formatMonth, formatPaise } from '../model/labels.ts'
import type { ComparisonInput, PlacedDocument, UnreadAccount } from './comparisonInput.ts'
import type {
  Amount,
  Comparison,
  IdentityRow,
  IncomeMonth,
  OpenPoint,
  Sourced,
} from './comparison.ts'
import { salaryDays } from './income.ts'
import { matchTexts } from './normalise.ts'

type PointFacts = Omit<Comparison, 'points'> & {
  placed: readonly PlacedDocument[]
  input: ComparisonInput
  unreadAccounts: readonly UnreadAccount[]
}

/** Whatever differs, is missing or could not be read, in the order of the page. */
export function listOpenPoints(facts: PointFacts): OpenPoint[] {
  const holders = holderPoints(facts)
  return [
    ...facts.identity
      .filter(({ fact }) => fact !== 'accountHolder' || holders.length === 0)
      .flatMap((row) => identityPoints(row, facts)),
    ...holders,
    ...incomePoints(facts),
    ...conductPoints(facts),
    ...businessPoints(facts),
    ...documentPoints(facts),
  ]
}

function identityPoints(row: IdentityRow, facts: PointFacts): OpenPoint[] {
  if (row.verdict.kind !== 'differs') return []
  const groups = groupEqual(row, facts)
  const values = groups.map(
    ({ value, places: [first = '', ...others] }) =>
      `${value.value} ${first}${others.length === 0 ? '' : ` and ${others.length} more`}`,
  )
  return [
    {
      id: `identity:${row.fact}`,
      section: 'identity',
      kind: 'differs',
      text: `${FACT_LABELS[row.fact]} differs: ${values.join(', ')}.`,
      sources: groups.map(({ value }) => value),
    },
  ]
}

type EqualValues = { value: Sourced<string>; places: string[] }

/** The different values of a row, each with the documents that have it. */
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
      const group = groups.find((other) => matchTexts(fact, other.value.value, value) !== null)
      if (group === undefined) groups.push({ value: { value, job, source }, places: [place] })
      else if (!group.places.includes(place)) group.places.push(place)
    }
  return groups
}

/** 'Ananya Deshpande and Rahul Mehta' */
const JOINT = /\s+(?:and|&)\s+|\s*[,/]\s*/i

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
      ![value, ...value.split(JOINT)].some((holder) =>
        names.some((name) => matchTexts('accountHolder', holder, name.value) !== null),
      ),
  )
  return unknown
    .filter(
      ({ title, value }, at) =>
        unknown.findIndex((other) => other.title === title && other.value === value) === at,
    )
    .map(({ title, value, job, source }) => ({
      id: `identity:accountHolder:${title}`,
      section: 'identity',
      kind: 'differs',
      text: `The account holder in ${title} is ${value}, which differs from the name in the other documents.`,
      sources: [{ value, job, source }],
    }))
}

const toSource = (amount: Amount): Sourced<string> => ({
  value: formatPaise(amount.value),
  job: amount.job,
  source: amount.source,
})

function incomePoints(facts: PointFacts): OpenPoint[] {
  const { income } = facts
  if (income === null) return []
  const withPayslip = income.months.filter(({ verdict }) => verdict.kind !== 'noPayslip')
  const [first = '', last = ''] = [withPayslip[0]?.month, withPayslip.at(-1)?.month]
  return [
    ...income.months.flatMap((month) =>
      monthPoints(month, facts, month.month > first && month.month < last),
    ),
    ...income.missing.map((month): OpenPoint => ({
      id: `income:${month}:missing`,
      section: 'income',
      kind: 'missing',
      text: `${formatMonth(month)}: no payslip and no salary credit.`,
      sources: [],
    })),
  ]
}

/** `isBetween`: there are payslips of earlier and later months. */
function monthPoints(
  { month, employer, net, gross, credit, verdict }: IncomeMonth,
  { conduct, income }: PointFacts,
  isBetween: boolean,
): OpenPoint[] {
  const isOnly = income?.months.filter((other) => other.month === month).length === 1
  const point = (kind: OpenPoint['kind'], text: string): OpenPoint => ({
    id: `income:${month}${isOnly ? '' : `:${employer}:${net?.value ?? ''}`}:${verdict.kind}`,
    section: 'income',
    kind,
    text: `${formatMonth(month)}: ${text}`,
    sources: [net ?? gross, credit?.amount ?? null].flatMap((amount) =>
      amount === null ? [] : [toSource(amount)],
    ),
  })
  switch (verdict.kind) {
    case 'matches':
      return []
    case 'differs': {
      const direction = verdict.paise < 0 ? 'lower' : 'higher'
      return [
        point(
          'differs',
          `the salary credit is ${formatPaise(Math.abs(verdict.paise))} ${direction} than the net pay of the payslip.`,
        ),
      ]
    }
    case 'noCredit': {
      const { from, to } = salaryDays(month)
      const accounts = conduct.filter((account) => account.from <= to && account.to >= from)
      const until = accounts.reduce(
        (latest, account) => (account.to > latest ? account.to : latest),
        from,
      )
      const names = accounts.map(({ account }) => account).join(' and ')
      return [
        point(
          'missing',
          `no salary credit found in ${names} until ${formatDay(until < to ? until : to)}.`,
        ),
      ]
    }
    case 'notCovered': {
      const { from, to } = salaryDays(month)
      return [
        point(
          'missing',
          `no statement covers ${formatDay(from)} to ${formatDay(to)}, when the salary is expected.`,
        ),
      ]
    }
    case 'noPayslip':
      if (credit === null || gross !== null)
        return [point('unread', 'the net pay of the payslip could not be read.')]
      return isBetween
        ? [
            point(
              'missing',
              `a salary credit of ${formatPaise(credit.amount.value)}, but no payslip.`,
            ),
          ]
        : []
    default:
      return verdict satisfies never
  }
}

function conductPoints({ conduct }: PointFacts): OpenPoint[] {
  return conduct.flatMap(({ account, missingMonths, balance }): OpenPoint[] => [
    ...(missingMonths.length === 0
      ? []
      : [
          {
            id: `conduct:${account}:missing`,
            section: 'conduct',
            kind: 'missing',
            text: `${account}: no transactions in ${missingMonths.map(formatMonth).join(', ')}.`,
            sources: [],
          } as const,
        ]),
    ...(balance.kind === 'wrong'
      ? [
          {
            id: `conduct:${account}:balance`,
            section: 'conduct',
            kind: 'differs',
            text: `${account}: the balance does not follow from the row before in ${
              balance.rows.length === 1 ? '1 row' : `${balance.rows.length} rows`
            }.`,
            sources: balance.rows.slice(0, SHOWN_ROWS).map(toSource),
          } as const,
        ]
      : []),
  ])
}
const SHOWN_ROWS = 10

function businessPoints({ business }: PointFacts): OpenPoint[] {
  if (business === null || business.totals.length > 0) return []
  return [
    {
      id: 'business:totals',
      section: 'business',
      kind: 'unread',
      text: 'The totals of the financial statement could not be read.',
      sources: [],
    },
  ]
}

function documentPoints({ input, placed, unreadAccounts }: PointFacts): OpenPoint[] {
  const point = (id: string, kind: OpenPoint['kind'], text: string): OpenPoint => ({
    id: `documents:${id}`,
    section: 'documents',
    kind,
    text,
    sources: [],
  })
  return [
    ...input.jobs.flatMap((job) =>
      job.kind === 'unread' ? [point(job.id, 'unread', job.text)] : [],
    ),
    ...placed.flatMap(({ id, facts }) =>
      facts.kind === 'payslip' && facts.month === null
        ? [point(id, 'unread', `${facts.title}: its month could not be read.`)]
        : [],
    ),
    ...unreadAccounts.map((account) => point(account.id, 'unread', account.reason)),
    ...input.unsent.map(({ id, text }) => point(id, 'missing', text)),
  ]
}
