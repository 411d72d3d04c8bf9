import type { CellValue, RowValues, SheetFile } from '#shared/files/workbookFile.ts'
import { parseDay } from '#shared/lib/day.ts'
import { cellOf } from '#shared/lib/figure.ts'
import { checkDeductor } from './addsUp.ts'
import type { Deductor, TaxStatement } from './contract.ts'

const STATEMENT = ['Assessee', 'PAN number', 'Financial year', 'Assessment year'] as const
const statementCells = ({ assessee, pan, financialYear, assessmentYear }: TaxStatement) => [
  assessee,
  pan,
  financialYear,
  assessmentYear,
]
const DEDUCTOR = ['Section', 'Deductor', 'TAN'] as const
const deductorCells = ({ section, name, tan }: Deductor) => [section, name, tan]

/** A day that is one can be sorted and counted by; any other text stays as it came. */
function dayOf(date: string): CellValue {
  const day = parseDay(date)
  return day === null ? date : { day }
}

/** A row a deductor, with whether its entries come to its totals. */
const deductorRows = (statements: readonly TaxStatement[]): RowValues[] =>
  statements.flatMap((statement) =>
    statement.deductors.map((deductor): RowValues => {
      const { credit, tax } = checkDeductor(deductor)
      return [
        ...statementCells(statement),
        statement.panStatus,
        ...deductorCells(deductor),
        cellOf(deductor.totalCredit),
        credit.says,
        cellOf(deductor.totalTax),
        tax.says,
      ]
    }),
  )

/** A row an entry, each with all that it belongs to: such a list can be filtered and pivoted. */
const entryRows = (statements: readonly TaxStatement[]): RowValues[] =>
  statements.flatMap((statement) =>
    statement.deductors.flatMap((deductor) =>
      deductor.entries.map(({ date, credit, tax }): RowValues => [
        ...statementCells(statement),
        ...deductorCells(deductor),
        dayOf(date),
        cellOf(credit),
        cellOf(tax),
      ]),
    ),
  )

/** The statements of a file as two sheets: its deductors, and their entries. */
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
