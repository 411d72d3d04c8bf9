import type { CellValue, RowValues, SheetFile } from '#shared/platform/files/makeWorkbook.ts'
import { toCellAmount } from '#shared/platform/lib/numbers/amount.ts'
import { parseDay } from '#shared/platform/lib/time/day.ts'
import type { Deductor, TaxStatement } from './contract.ts'
import { checkDeductor } from './deductorChecks.ts'

const STATEMENT = ['Assessee', 'PAN number', 'Financial year', 'Assessment year'] as const
const statementCells = ({ assessee, pan, financialYear, assessmentYear }: TaxStatement) => [
  assessee,
  pan,
  financialYear,
  assessmentYear,
]
const DEDUCTOR = ['Section', 'Deductor', 'TAN'] as const
const deductorCells = ({ section, name, tan }: Deductor) => [section, name, tan]

/** A real date can be sorted; any other text is unchanged. */
function dayOf(date: string): CellValue {
  const day = parseDay(date)
  return day === null ? date : { day }
}

const deductorRows = (statements: readonly TaxStatement[]): RowValues[] =>
  statements.flatMap((statement) =>
    statement.deductors.map((deductor): RowValues => {
      const { credit, tax } = checkDeductor(deductor)
      return [
        ...statementCells(statement),
        statement.panStatus,
        ...deductorCells(deductor),
        toCellAmount(deductor.totalCredit),
        credit.message,
        toCellAmount(deductor.totalTax),
        tax.message,
      ]
    }),
  )

const entryRows = (statements: readonly TaxStatement[]): RowValues[] =>
  statements.flatMap((statement) =>
    statement.deductors.flatMap((deductor) =>
      deductor.entries.map(({ date, credit, tax }): RowValues => [
        ...statementCells(statement),
        ...deductorCells(deductor),
        dayOf(date),
        toCellAmount(credit),
        toCellAmount(tax),
      ]),
    ),
  )

export function toForm26asSheets(statements: readonly TaxStatement[]): SheetFile[] {
  return [
    {
      name: 'Deductors',
      rows: [
        [
          ...STATEMENT,
          'PAN status',
          ...DEDUCTOR,
          'Total credit (₹)',
          'Check of the credits',
          'Total tax (₹)',
          'Check of the tax',
        ],
        ...deductorRows(statements),
      ],
      widths: [24, 14, 14, 16, 14, 10, 34, 14, 18, 26, 18, 26],
    },
    {
      name: 'Entries',
      rows: [
        [...STATEMENT, ...DEDUCTOR, 'Date', 'Credit (₹)', 'Tax (₹)'],
        ...entryRows(statements),
      ],
      widths: [24, 14, 14, 16, 10, 34, 14, 12, 18, 18],
    },
  ]
}
