import * as v from 'valibot'
import { FigureSchema } from '#shared/api/figureSchema.ts'
import { oneSpelling } from '#shared/api/oneSpelling.ts'
import type { Figure } from '#shared/lib/figure.ts'
import { StatusAnswerSchema, type StatusAnswer } from '#shared/jobs/wireAnswers.ts'

export type PayslipLine = { label: string; category: string | null; figure: Figure }

/** One payslip of a result (analyzers §3), whichever of the two forms it came in. */
export type Payslip = {
  /** EMPLOYER_NAME; empty when it was not read. */
  employer: string
  /** The other Details, in the order in which they came, under the backend's own keys. */
  details: readonly { key: string; text: string }[]
  earnings: readonly PayslipLine[]
  deductions: readonly PayslipLine[]
  gross: Figure
  totalDeductions: Figure
  net: Figure
}

export type PayslipOutput = StatusAnswer | { kind: 'result'; payslips: readonly Payslip[] }

const LineSchema = v.pipe(
  oneSpelling,
  v.object({ label: v.string(), value: FigureSchema, category: v.nullish(v.string()) }),
  v.transform(({ label, value, category }): PayslipLine => {
    const named = category?.trim() ?? ''
    return { label, category: named === '' ? null : named, figure: value }
  }),
)

const LinesSchema = v.pipe(
  v.nullish(v.array(LineSchema), null),
  v.transform((lines) => lines ?? []),
)

const totals = { grosssalary: FigureSchema, totaldeductions: FigureSchema, netpay: FigureSchema }

const ItemSchema = v.pipe(
  oneSpelling,
  // The totals stand under OverallDetails in one form and beside the lists in the other.
  v.transform((item) => ({
    ...item,
    ...(isRecord(item.overalldetails) ? lowered(item.overalldetails) : {}),
  })),
  v.object({
    details: v.record(v.string(), v.nullish(v.union([v.string(), v.number(), v.boolean()]))),
    earnings: LinesSchema,
    deductions: LinesSchema,
    ...totals,
  }),
  v.transform(
    ({ details, earnings, deductions, grosssalary, totaldeductions, netpay }): Payslip => {
      const texts = Object.entries(details).map(([key, value]) => ({
        key,
        text: String(value ?? '').trim(),
      }))
      return {
        employer: texts.find(({ key }) => isEmployer(key))?.text ?? '',
        details: texts.filter(({ key }) => !isEmployer(key)),
        earnings,
        deductions,
        gross: grosssalary,
        totalDeductions: totaldeductions,
        net: netpay,
      }
    },
  ),
)

/** 'EMPLOYER_NAME', 'employerName' (decisions D6). */
const isEmployer = (key: string) => /^employer_?name$/i.test(key)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const lowered = (record: Record<string, unknown>) => v.parse(oneSpelling, record)

/** A result: one item a payslip, bare or under `data` (D26). An empty one is none. */
export const PayslipListSchema = v.pipe(
  v.unknown(),
  v.transform((body) => (isRecord(body) && 'data' in body ? body.data : body)),
  v.array(ItemSchema),
  v.minLength(1),
)

/** GET payslip/output: a status with its message, or the result (analyzers §4: a response without a message). */
export const PayslipOutputSchema = v.union([
  StatusAnswerSchema,
  v.pipe(
    PayslipListSchema,
    v.transform((payslips): PayslipOutput => ({ kind: 'result', payslips })),
  ),
])

/** Body of payslip/upload: raw base64, one item a file (D28). */
export function toPayslipUploadBody(files: readonly string[]) {
  return { payslips: files }
}
