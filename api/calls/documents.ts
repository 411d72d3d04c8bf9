import * as v from 'valibot'
import { json, PDF, PICTURES, type ApiCall } from '../call.ts'
import { IdSchema } from '../fields.ts'
import { assumed, stated, withRest } from '../marks.ts'
import { ReceivedIdSchema } from '../received.ts'
import { Base64FileSchema, OutputStatusSchema, TransactionSchema } from './processing.ts'

const FINTECH = '/service/fintech/V1'

/** A number, or the printed text of one. */
const AmountSchema = v.union([v.number(), v.string()])
const TotalSchema = v.nullable(AmountSchema)

const LinesSchema = v.array(
  v.strictObject({
    Label: v.string(),
    Value: AmountSchema,
    Category: v.optional(v.nullable(v.string())),
  }),
)
const PAYSLIP = {
  Details: v.objectWithRest(
    { EMPLOYER_NAME: v.nullable(v.string()) },
    assumed(v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  ),
  earnings: v.nullable(LinesSchema),
  deductions: v.nullable(LinesSchema),
}
/** Both forms of analyzers §3. */
export const PayslipSchema = v.union([
  v.strictObject({
    ...PAYSLIP,
    OverallDetails: v.strictObject({
      GrossSalary: TotalSchema,
      TotalDeductions: TotalSchema,
      NetPay: TotalSchema,
    }),
  }),
  v.strictObject({
    ...PAYSLIP,
    gross_salary: TotalSchema,
    total_deductions: TotalSchema,
    net_pay: TotalSchema,
  }),
])

/** A header and rows of date, credit and tax. */
const DetailsSchema = v.pipe(
  v.array(v.strictTuple([v.string(), v.string(), v.string()])),
  v.minLength(1),
)
export const DeductorsSchema = v.array(
  v.union([
    v.strictObject({
      NameOfDeductor: v.string(),
      TANNumber: v.string(),
      TotalCredit: stated(v.string()),
      TotalTax: stated(v.string()),
      Details: DetailsSchema,
    }),
    v.strictObject({
      nameOfDeductor: v.string(),
      TANNumber: v.string(),
      totalCredit: stated(v.string()),
      totalTax: stated(v.string()),
      details: DetailsSchema,
    }),
  ]),
)
/** Names of sections. */
const SECTION = '^Section'
const STATEMENT = {
  filePath: v.string(),
  nameOfAssessee: v.string(),
  financialYear: v.string(),
  assessmentYear: v.string(),
  PAN_number: v.string(),
  PAN_status: v.string(),
}
const statementWith = (id: v.ObjectEntries) =>
  withRest(v.objectWithRest({ ...id, ...STATEMENT }, DeductorsSchema), SECTION)
/** With the sections of the Income-tax Act: Section192, Section194A … (analyzers §3). */
export const StatementSchema = v.union([
  statementWith({ form26ASTransactionID: ReceivedIdSchema }),
  statementWith({ form26ASTransactionId: ReceivedIdSchema }),
])

/** Other fields are passed through (analyzers §3). */
export const DocumentSchema = v.objectWithRest(
  {
    doc_type: v.string(),
    doc_id: v.nullish(v.string()),
    address: v.nullish(v.array(v.nullable(v.string()))),
    dob: v.nullish(v.string()),
  },
  v.unknown(),
)
/** One document per page. */
export const PagesSchema = v.record(v.pipe(v.string(), v.regex(/^page_\d+$/)), DocumentSchema)

type OutputKind = {
  name: 'payslip' | 'form26as' | 'idExtraction'
  folder: string
  summary: string
  body: ApiCall['body']
  result: v.GenericSchema
}

/** An upload, and an output call that answers a status until there is a result. */
const outputCalls = ({ name, folder, summary, body, result }: OutputKind): ApiCall[] => [
  {
    name: `${name}Upload`,
    area: 'analyzers',
    summary: `Uploads ${summary}`,
    method: 'POST',
    path: `${FINTECH}/${folder}/upload`,
    ...(body === undefined ? {} : { body }),
    responses: { 200: json(TransactionSchema) },
  },
  {
    name: `${name}Output`,
    area: 'analyzers',
    summary: `Status of ${summary}, or the result`,
    method: 'GET',
    path: `${FINTECH}/${folder}/output`,
    query: { clientRequestTransactionID: IdSchema },
    responses: {
      200: json(v.union([result, OutputStatusSchema, v.strictObject({ data: result })])),
    },
  },
]

/** Payslip, Form 26AS and ID extraction (analyzers §7). */
export const DOCUMENT_CALLS: readonly ApiCall[] = [
  ...outputCalls({
    name: 'payslip',
    folder: 'payslip',
    summary: 'payslips',
    body: {
      as: 'json',
      schema: v.strictObject({ payslips: v.pipe(v.array(Base64FileSchema), v.minLength(1)) }),
    },
    result: v.pipe(v.array(PayslipSchema), v.minLength(1)),
  }),
  ...outputCalls({
    name: 'form26as',
    folder: 'form26as',
    summary: 'Form 26AS',
    body: {
      as: 'json',
      schema: v.strictObject({ form26as: v.pipe(v.array(Base64FileSchema), v.minLength(1)) }),
    },
    result: v.pipe(v.array(StatementSchema), v.minLength(1)),
  }),
  ...outputCalls({
    name: 'idExtraction',
    folder: 'id-extraction',
    summary: 'an identity document',
    body: { as: 'multipart', parts: { files: { as: 'file', types: [PDF, ...PICTURES] } } },
    result: v.union([
      v.pipe(v.array(v.union([DocumentSchema, PagesSchema])), v.minLength(1)),
      PagesSchema,
    ]),
  }),
]
