import { safeParse } from 'valibot'
import {
  Form26asOutputSchema,
  type Deductor,
  type TaxStatement,
} from '#features/financial/form26as/contract.ts'

/** The first spelling of analyzers §3, as sent by the backend. */
export function usualForm() {
  return {
    form26ASTransactionID: 'tx-9',
    filePath: 'a/b.pdf',
    nameOfAssessee: 'ANANYA DESHPANDE',
    financialYear: '2025-26',
    assessmentYear: '2026-27',
    PAN_number: 'XXXPD1234X',
    PAN_status: 'Active',
    Section192: [
      {
        NameOfDeductor: 'SAHYADRI PRECISION',
        TANNumber: 'PNEX01234B',
        TotalCredit: '2,10,250.50',
        TotalTax: '21,000.00',
        Details: [
          ['Date', 'Credit', 'Tax'],
          ['30-04-2025', '105125.25', '10500.00'],
          ['31-05-2025', '105125.25', '10500.00'],
        ],
      },
    ],
    Section194A: [
      {
        NameOfDeductor: 'KONKAN BANK',
        TANNumber: 'PNEX05678C',
        TotalCredit: '12,480.00',
        TotalTax: '1,248.00',
        Details: [
          ['Date', 'Credit', 'Tax'],
          ['30-06-2025', '12480.00', '1248.00'],
        ],
      },
    ],
  }
}

const lowered = ({ NameOfDeductor, TANNumber, TotalCredit, TotalTax, Details }: UsualEntry) => ({
  nameOfDeductor: NameOfDeductor,
  TANNumber,
  totalCredit: TotalCredit,
  totalTax: TotalTax,
  details: Details,
})
type UsualEntry = ReturnType<typeof usualForm>['Section192'][number]

/** The second spelling of the same record. */
export function lowerCamelForm() {
  const { form26ASTransactionID, Section192, Section194A, ...rest } = usualForm()
  return {
    form26ASTransactionId: form26ASTransactionID,
    ...rest,
    Section192: Section192.map(lowered),
    Section194A: Section194A.map(lowered),
  }
}

/** Parses a body; null if it is rejected. */
export function read(body: unknown) {
  const parsed = safeParse(Form26asOutputSchema, body)
  return parsed.success ? parsed.output : null
}

/** The statements of a valid body. */
export function statementsOf(body: unknown): readonly TaxStatement[] {
  const output = read(body)
  if (output?.kind !== 'result') throw new Error('no result')
  return output.statements
}

export const figure = (rupees: number | null) => ({ original: rupees, rupees })

type Amounts = readonly (readonly [credit: number | null, tax: number | null])[]

export function aDeductor(amounts: Amounts, over: Partial<Deductor> = {}): Deductor {
  const total = (column: 0 | 1) => amounts.reduce((sum, pair) => sum + (pair[column] ?? 0), 0)
  return {
    section: '192',
    name: 'SAHYADRI PRECISION',
    tan: 'PNEX01234B',
    totalCredit: figure(total(0)),
    totalTax: figure(total(1)),
    details: [],
    entries: amounts.map(([credit, tax], index) => ({
      date: `0${index + 1}-04-2025`,
      credit: figure(credit),
      tax: figure(tax),
    })),
    ...over,
  }
}

export function aStatement(deductors: readonly Deductor[]): TaxStatement {
  return {
    transactionId: null,
    filePath: null,
    assessee: 'ANANYA DESHPANDE',
    financialYear: '2025-26',
    assessmentYear: '2026-27',
    pan: 'XXXPD1234X',
    panStatus: 'Active',
    deductors,
  }
}
