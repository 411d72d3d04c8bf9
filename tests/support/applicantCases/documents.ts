import { formatMonth } from '#features/applicants/model/labels.ts'
import type { DocumentFacts, IdentityFact } from '#shared/kits/facts/documentFacts.ts'
import { IDENTITY_FACTS } from '#shared/kits/facts/documentFacts.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import { addMonths, formatTypedDay, parseDay, type Day } from '#shared/platform/lib/time/day.ts'
import {
  accountFacts,
  identityFacts,
  sourced,
  taxCreditFacts,
  workbookOf,
  type Cell,
} from '../applicantDocuments.ts'
import { cellsOf, type CaseDocument } from './format.ts'

export type BuiltDocument = { facts: DocumentFacts; workbook?: Blob }
type Part<Name extends keyof CaseDocument> = NonNullable<CaseDocument[Name]>

/** `at` makes the name of its workbook unique. */
export function buildDocuments(document: CaseDocument, at: number): BuiltDocument[] {
  const { payslip, payslips, form26as, card, statement, financialStatement } = document
  if (payslip) return [{ facts: toPayslip(payslip) }]
  if (payslips)
    return payslips.rows
      .flatMap((line) => toPayslips(line, payslips))
      .map((each) => ({ facts: toPayslip(each) }))
  if (form26as) return [{ facts: toTaxCredits(form26as) }]
  if (card) return [{ facts: identityFacts(card.title, valuesOf(card)) }]
  if (statement) return [toStatement(statement, `account_${at + 1}.xlsx`)]
  if (financialStatement)
    return [toFinancialStatement(financialStatement, `statement_${at + 1}.xlsx`)]
  throw new Error(
    `Document ${at + 1} is no payslip, payslips, form26as, card, statement, financialStatement or unread.`,
  )
}

const valuesOf = (part: Partial<Record<IdentityFact, string | undefined>>) =>
  Object.fromEntries(
    IDENTITY_FACTS.flatMap((fact) => (part[fact] === undefined ? [] : [[fact, part[fact]]])),
  )
const identityOf = (part: Partial<Record<IdentityFact, string | undefined>>) =>
  identityFacts('', valuesOf(part)).identity

function toPayslip(payslip: Part<'payslip'>): DocumentFacts {
  const { month = null, employer, net } = payslip
  const deductions = payslip.deductions ?? (net === 'not read' ? net : 0)
  const gross =
    payslip.gross ?? (net === 'not read' || deductions === 'not read' ? net : net + deductions)
  const read = (pay: typeof gross) => (pay === 'not read' ? null : sourced(pay / 100))
  return {
    kind: 'payslip',
    title: `Payslip ${month === null ? '' : formatMonth(month)}`.trim(),
    identity: identityOf(payslip),
    month,
    employer,
    gross: read(gross),
    deductions: read(deductions),
    net: read(net),
  }
}

/** '2026-04 x6 | …': of six months. */
function toPayslips(line: string, shared: Part<'payslips'>): Part<'payslip'>[] {
  const [when = '', net = '', gross, deductions] = cellsOf(line)
  const [, start = '', count = '1'] = /^(\d{4}-\d\d)(?: x(\d+))?$/.exec(when) ?? []
  if (start === '') throw new Error(`'${line}' is no payslip: write '2026-04 | 62,000'.`)
  const payOf = (text: string) =>
    text === 'not read' ? text : Math.round(rupeesOf(text, line) * 100)
  return Array.from({ length: Number(count) }, (_, at) => ({
    ...shared,
    month: addMonths(`${start}-01`, at).slice(0, 7),
    net: payOf(net),
    gross: gross === undefined ? undefined : payOf(gross),
    deductions: deductions === undefined ? undefined : payOf(deductions),
  }))
}

function toTaxCredits(form: Part<'form26as'>): DocumentFacts {
  const facts = taxCreditFacts([])
  if (facts.kind !== 'taxCredits') throw new Error('These are no tax credits.')
  return {
    ...facts,
    identity: identityOf(form),
    credits: form.rows.map((line) => {
      const [day = '', deductor = '', tan = '', credit = '', tax = '0', section = '192'] =
        cellsOf(line)
      return {
        section,
        deductor,
        tan,
        day: parseDay(day),
        credit: sourced(rupeesOf(credit, line)),
        tax: sourced(rupeesOf(tax, line)),
      }
    }),
  }
}

function rupeesOf(text: string, line: string): number {
  const rupees = parseAmount(text)
  if (rupees === null) throw new Error(`'${text}' is no amount in '${line}'.`)
  return rupees
}

function toStatement(statement: Part<'statement'>, workbook: string): BuiltDocument {
  const { bank, number, holder, from, to, sheets, entries } = statement
  const end = number === undefined || number === null ? null : number.slice(-4)
  const facts = accountFacts(bank, end, workbook)
  if (sheets !== undefined)
    return {
      facts: { ...facts, identity: identityOf({ accountHolder: holder }) },
      workbook: workbookOf(
        Object.fromEntries(
          Object.entries(sheets).map(([name, lines]) => [name, lines.map(sheetRow)]),
        ),
      ),
    }
  const labels = { 'Account holder': holder, 'Account number': number, From: from, To: to }
  return {
    facts,
    workbook: workbookOf({
      Summary: [
        ['Bank statement analysis'],
        ...Object.entries(labels).flatMap(([label, value]) =>
          value === undefined || value === null ? [] : [[label, value]],
        ),
      ],
      Transactions: entryRows(entries ?? [], statement.opening),
    }),
  }
}

type Entry = { day: Day; narration: string; paise: number; balance: number | null }

function entryRows(lines: readonly string[], opening: number): Cell[][] {
  let balance = opening
  return [
    ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
    ...lines
      .flatMap(toEntries)
      .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
      .map((entry): Cell[] => {
        balance = entry.balance ?? balance + entry.paise
        const size = Math.abs(entry.paise) / 100
        return [
          formatTypedDay(entry.day),
          entry.narration,
          entry.paise < 0 ? size : '',
          entry.paise < 0 ? '' : size,
          balance / 100,
        ]
      }),
  ]
}

/** '05-04-2026 x6 | …': in six months from then on. */
function toEntries(line: string): Entry[] {
  const [when = '', narration = '', written = '', balance] = cellsOf(line)
  const [, start = '', count = '1'] = /^(\S+)(?: x(\d+))?$/.exec(when) ?? []
  const day = parseDay(start)
  const [, amount = '', side] = /^(.*?) ?(Dr|Cr)$/.exec(written) ?? []
  if (day === null || side === undefined)
    throw new Error(`'${line}' is no entry: write '05-04-2026 | UPI RENT | 12,000 Dr'.`)
  const paise = Math.round(rupeesOf(amount, line) * 100)
  return Array.from({ length: Number(count) }, (_, at) => ({
    day: addMonths(day, at),
    narration,
    paise: side === 'Dr' ? -paise : paise,
    balance: balance === undefined ? null : Math.round(rupeesOf(balance, line) * 100),
  }))
}

/** A cell is a number ('1234.50'), a date ('date 01-04-2026'), else a text; quotes make a text of anything. */
const sheetRow = (line: string): Cell[] =>
  line.trim() === ''
    ? []
    : cellsOf(line).map((cell) => {
        const quoted = /^'(.*)'$/.exec(cell)?.[1]
        if (quoted !== undefined) return quoted
        const date = /^date (\S+)$/.exec(cell)?.[1]
        if (date !== undefined) return new Date(`${parseDay(date) ?? date}T00:00:00Z`)
        return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell
      })

function toFinancialStatement(
  { year, unit, lines }: Part<'financialStatement'>,
  workbook: string,
): BuiltDocument {
  return {
    facts: { kind: 'financialStatement', title: 'Financial statement', identity: [], workbook },
    workbook: workbookOf({
      'Profit and loss': [
        ...(unit === undefined ? [] : [[unit]]),
        ['Particulars', year],
        ...lines.map((line) => {
          const [label = '', amount = ''] = cellsOf(line)
          return [label, rupeesOf(amount, line)]
        }),
      ],
    }),
  }
}
