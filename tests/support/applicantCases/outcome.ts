import {
  readAccount,
  type AccountReading,
} from '#features/applicants/compare/accounts/readAccount.ts'
import { createComparer } from '#features/applicants/compare/comparer.ts'
import type { Comparison } from '#features/applicants/compare/comparison.ts'
import type { ComparedJob } from '#features/applicants/compare/comparisonInput.ts'
import { listWorkbooks } from '#features/applicants/compare/listWorkbooks.ts'
import type { Applicant } from '#features/applicants/model/applicant.ts'
import { formatPaise } from '#features/applicants/model/labels.ts'
import { describeFigures } from '#features/applicants/sections/keyFigures.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import {
  dash,
  describeAccounts,
  describeCell,
  describeEntry,
  describeMonth,
  describeObligations,
  describeTransfers,
  pick,
} from './describe.ts'
import { buildDocuments } from './documents.ts'
import { cellsOf, type ApplicantCase } from './format.ts'

type Expected = ApplicantCase['expect']

/** What the comparison of a case says, in the form of what it expects; only the sections that it expects. */
export async function runCase(applicantCase: ApplicantCase): Promise<Expected> {
  const { decisions, expect: expected } = applicantCase
  const credits = Object.fromEntries(
    Object.entries(decisions?.credits ?? {}).map(([sender, said]) => [`from:${sender}`, said]),
  )
  const { comparison, readings } = await compareCase(applicantCase, credits)
  const applicant = {
    notes: {},
    credits,
    newInstalment: null,
    obligationEdits: {},
    transfers: {},
    obligations: decideObligations(decisions?.obligations ?? {}, comparison),
  }
  const outcome: Required<Expected> = {
    facts: Object.fromEntries(
      comparison.identity.map(({ fact, result: { kind, note } }) => [
        fact,
        note === undefined ? kind : `${kind}, ${note}`,
      ]),
    ),
    months: (comparison.income?.months ?? []).map((row) => describeMonth(row, expected.months)),
    matches: (comparison.income?.months ?? []).flatMap(({ month, credit }) =>
      credit === null
        ? []
        : [[month, dash(credit.day), credit.narration, credit.reason].join(' | ')],
    ),
    payments: (comparison.income?.others ?? []).map(
      ({ kind, amount }) => `${dash(amount.day)} | ${kind} | ${formatPaise(amount.value)}`,
    ),
    obligations: describeObligations(comparison, applicant.obligations, expected.obligations),
    transfers: describeTransfers(comparison, expected.transfers),
    entries: readings.flatMap(({ transactions }) => (transactions ?? []).map(describeEntry)),
    figures: pick(
      Object.fromEntries(
        describeFigures({ applicant, comparison }).map(({ label, value }) => [
          label,
          describeCell(value),
        ]),
      ),
      expected.figures,
    ),
    accounts: describeAccounts(comparison, applicant, expected.accounts),
    points: comparison.points.map(({ id, text }) =>
      expected.points.includes(id) ? id : expected.points.includes(text) ? text : `${id} – ${text}`,
    ),
  }
  return onlyExpected(outcome, expected)
}

async function compareCase(
  { documents, comparedOn = '' }: ApplicantCase,
  credits: Applicant['credits'],
): Promise<{ comparison: Comparison; readings: readonly AccountReading[] }> {
  const comparer = createComparer()
  const blobs = new Map<string, Blob>()
  const jobs = new Map<string, ComparedJob>()
  for (const [at, document] of documents.entries()) {
    const id = `job-${document.job ?? `of-${at + 1}`}`
    if (document.unread !== undefined) {
      jobs.set(id, { kind: 'unread', id, text: document.unread })
      continue
    }
    for (const { facts, workbook } of buildDocuments(document, at)) {
      const known = jobs.get(id)
      jobs.set(id, {
        kind: 'read',
        id,
        facts: [...(known?.kind === 'read' ? known.facts : []), facts],
        name: facts.title,
        problems: document.problems ?? [],
      })
      if (workbook !== undefined && 'workbook' in facts)
        blobs.set(`${id}/${facts.workbook}`, workbook)
    }
  }
  const input = { day: comparedOn, jobs: [...jobs.values()], unsent: [], credits }
  const readings: AccountReading[] = []
  for (const workbook of listWorkbooks(input)) {
    const blob = blobs.get(`${workbook.job}/${workbook.file}`)
    if (blob === undefined) continue
    await comparer.read(workbook, blob)
    if (workbook.kind === 'account') readings.push(await readAccount(blob, workbook))
  }
  return { comparison: comparer.compare(input), readings }
}

function decideObligations(
  decisions: Readonly<Record<string, Applicant['obligations'][string]>>,
  { obligations }: Comparison,
): Applicant['obligations'] {
  return Object.fromEntries(
    Object.entries(decisions).flatMap(([who, decision]) => {
      const meant = obligations.filter(({ counterparty }) => counterparty === who)
      if (meant.length === 0) throw new Error(`decisions: no obligation to ${who} was found.`)
      return meant.map(({ id }) => [id, decision])
    }),
  )
}

function onlyExpected(outcome: Required<Expected>, expected: Expected): Expected {
  return Object.fromEntries(
    Object.entries(outcome).filter(([section]) => section in expected),
  ) as Expected // of the same sections
}

/** '62,000' and '62,000.00' are the same in what is expected. */
export function normaliseExpected(expected: Expected): Expected {
  const row = (line: string) => cellsOf(line).map(amountIn).join(' | ')
  const values = (record: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, amountIn(value)]))
  return {
    ...expected,
    ...(expected.months && { months: expected.months.map(row) }),
    ...(expected.matches && { matches: expected.matches.map((line) => cellsOf(line).join(' | ')) }),
    ...(expected.payments && { payments: expected.payments.map(row) }),
    ...(expected.obligations && { obligations: expected.obligations.map(row) }),
    ...(expected.entries && { entries: expected.entries.map(row) }),
    ...(expected.transfers && { transfers: expected.transfers.map(row) }),
    ...(expected.figures && { figures: values(expected.figures) }),
    ...(expected.accounts && {
      accounts: Object.fromEntries(
        Object.entries(expected.accounts).map(([account, record]) => [account, values(record)]),
      ),
    }),
  }
}

const AMOUNT = /^(differs )?(-?[\d,]+(?:\.\d+)?)( \(.*\)| [CD]r)?$/

function amountIn(cell: string): string {
  const [, before = '', amount = '', note = ''] = AMOUNT.exec(cell) ?? []
  // A count ('12') is no amount.
  const isAmount = amount.includes(',') || amount.includes('.') || note !== ''
  return isAmount
    ? `${before}${formatPaise(Math.round((parseAmount(amount) ?? 0) * 100))}${note}`
    : cell
}
