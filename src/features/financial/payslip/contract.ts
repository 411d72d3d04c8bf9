import * as v from 'valibot'
import { StatusResponseSchema, type StatusResponse } from '#shared/kits/jobs/statusResponses.ts'
import { AmountSchema } from '#shared/platform/api/schemas/amountSchema.ts'
import { NormalizedKeysSchema } from '#shared/platform/api/schemas/normalizedKeysSchema.ts'
import { isRecord } from '#shared/platform/lib/isRecord.ts'
import type { Amount } from '#shared/platform/lib/numbers/amount.ts'

export type PayslipLine = { label: string; category: string | null; figure: Amount }

/** analyzers §3, in either of its two formats. */
export type Payslip = {
  /** Empty when not read. */
  employer: string
  /** In the order sent, with the backend's keys. */
  details: readonly { key: string; text: string }[]
  earnings: readonly PayslipLine[]
  deductions: readonly PayslipLine[]
  gross: Amount
  totalDeductions: Amount
  net: Amount
}

export type PayslipOutput = StatusResponse | { kind: 'result'; payslips: readonly Payslip[] }

const LineSchema = v.pipe(
  NormalizedKeysSchema,
  v.object({ label: v.string(), value: AmountSchema, category: v.nullish(v.string()) }),
  v.transform(({ label, value, category }): PayslipLine => {
    const name = category?.trim() ?? ''
    return { label, category: name === '' ? null : name, figure: value }
  }),
)

const LinesSchema = v.pipe(
  v.nullish(v.array(LineSchema), null),
  v.transform((lines) => lines ?? []),
)

const totals = { grosssalary: AmountSchema, totaldeductions: AmountSchema, netpay: AmountSchema }

const ItemSchema = v.pipe(
  NormalizedKeysSchema,
  // Totals are under OverallDetails in one format and beside the lists in the other.
  v.transform((item) => ({
    ...item,
    ...(isRecord(item.overalldetails) ? parseLowerCase(item.overalldetails) : {}),
  })),
  v.object({
    details: v.record(v.string(), v.unknown()),
    earnings: LinesSchema,
    deductions: LinesSchema,
    ...totals,
  }),
  v.transform(
    ({ details, earnings, deductions, grosssalary, totaldeductions, netpay }): Payslip => {
      const texts = Object.entries(details).map(([key, value]) => ({
        key,
        text: textOf(value),
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

/** A value that has parts (an address by lines) is their texts in one line. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Object.values(value ?? {})
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ')
}

/** 'EMPLOYER_NAME', 'employerName' (decisions D6). */
const isEmployer = (key: string) => /^employer_?name$/i.test(key)

const parseLowerCase = (record: Record<string, unknown>) => v.parse(NormalizedKeysSchema, record)

/** A result: one item per payslip, bare or under `data` (D26), without empty ones. */
export const PayslipListSchema = v.pipe(
  v.unknown(),
  v.transform((body) => (isRecord(body) && 'data' in body ? body.data : body)),
  v.array(ItemSchema),
  v.minLength(1),
)

/** GET payslip/output: a status with its message, or the result (analyzers §4: a response without a message). */
export const PayslipOutputSchema = v.union([
  StatusResponseSchema,
  v.pipe(
    PayslipListSchema,
    v.transform((payslips): PayslipOutput => ({ kind: 'result', payslips })),
  ),
])
