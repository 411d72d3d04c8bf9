import { utils, write } from 'xlsx'
import { createComparer } from '#features/applicants/compare/comparer.ts'
import type { Comparison } from '#features/applicants/compare/comparison.ts'
import type { ComparisonInput } from '#features/applicants/compare/comparisonInput.ts'
import { listWorkbooks } from '#features/applicants/compare/listWorkbooks.ts'
import type { DocumentFacts, IdentityFact } from '#shared/kits/facts/documentFacts.ts'

export type Cell = string | number | Date

/** As `Date | Narration | Debit | Credit | Balance`; an amount is negative for a debit, in rupees. */
export type StatementRow = readonly [day: string, narration: string, amount: number]

export const sourced = (rupees: number) => ({
  paise: Math.round(rupees * 100),
  source: { kind: 'text', text: rupees.toFixed(2) } as const,
})

export function workbookOf(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Blob {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet(
        rows.map((row) => row.slice()),
        { UTC: true },
      ),
      name,
    )
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx' })
  if (!(bytes instanceof ArrayBuffer)) throw new Error('xlsx wrote no array')
  return new Blob([bytes])
}

const dayFirst = (day: string) => day.split('-').toReversed().join('/')

/** The workbook of an account with correct balances, and its summary. */
export function statementOf(
  rows: readonly StatementRow[],
  { holder = 'ANANYA DESHPANDE', number = 'XXXXXXXX7812', opening = 50_000 } = {},
): Blob {
  let paise = opening * 100
  return workbookOf({
    Summary: [['Bank statement analysis'], ['Account holder', holder], ['Account number', number]],
    Transactions: [
      ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
      ...rows.map(([day, narration, amount]) => {
        paise += Math.round(amount * 100)
        const size = Math.abs(amount)
        return [
          dayFirst(day),
          narration,
          amount < 0 ? size : '',
          amount < 0 ? '' : size,
          paise / 100,
        ]
      }),
    ],
  })
}

export const accountFacts = (
  bank = 'HDFC',
  accountEnd: string | null = '7812',
  workbook = 'account_1.xlsx',
): DocumentFacts => ({
  kind: 'account',
  title: accountEnd === null ? bank : `${bank} •••• ${accountEnd}`,
  identity: [],
  bank,
  accountEnd,
  workbook,
})

/** A bank statement of the usual account; its rows are put in order. */
export const statement = (rows: readonly StatementRow[]) => ({
  facts: accountFacts(),
  workbook: statementOf(rows.toSorted(([a], [b]) => (a < b ? -1 : 1))),
})

export const identityFacts = (
  title: string,
  values: Partial<Record<IdentityFact, string>>,
): DocumentFacts => ({
  kind: 'identity',
  title,
  identity: Object.entries(values).map(([fact, text]) => ({
    fact: fact as IdentityFact, // the keys are the facts
    text,
    source: { kind: 'text', text },
  })),
})

export const EMPLOYER = 'Sahyadri Precision Components Pvt Ltd'

export const payslipFacts = (
  month: string | null,
  net: number | null,
  employer = EMPLOYER,
): DocumentFacts => ({
  kind: 'payslip',
  title: `Payslip ${month ?? ''}`.trim(),
  identity: [],
  month,
  employer,
  gross: net === null ? null : sourced(net + 41_300),
  deductions: net === null ? null : sourced(41_300),
  net: net === null ? null : sourced(net),
})

export const taxCreditFacts = (
  rows: readonly (readonly [
    day: string,
    deductor: string,
    tan: string,
    credit: number,
    section?: string,
  ])[],
): DocumentFacts => ({
  kind: 'taxCredits',
  title: 'Form 26AS 2026-27',
  identity: [],
  credits: rows.map(([day, deductor, tan, credit, section = '192']) => ({
    section,
    deductor,
    tan,
    day,
    credit: sourced(credit),
    tax: sourced(credit / 10),
  })),
})

export type TestDocument = { facts: DocumentFacts; workbook?: Blob }

/** Each document is a job of its own: 'job-0', 'job-1' … */
export const compare = (...documents: readonly TestDocument[]): Promise<Comparison> =>
  compareDecided({}, ...documents)

/** The same with what the user said of credits and of transfers. */
export async function compareDecided(
  decisions: Pick<ComparisonInput, 'credits' | 'transfers'>,
  ...documents: readonly TestDocument[]
): Promise<Comparison> {
  const comparer = createComparer()
  const jobs = documents.map(({ facts }, at) => ({
    kind: 'read' as const,
    id: `job-${at}`,
    facts: [facts],
  }))
  const input = { day: '', jobs, unsent: [], ...decisions }
  for (const workbook of listWorkbooks(input)) {
    const blob = documents[Number(workbook.job.slice(4))]?.workbook
    if (blob !== undefined) await comparer.read(workbook, blob)
  }
  return comparer.compare(input)
}
