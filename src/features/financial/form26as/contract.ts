import * as v from 'valibot'
import { StatusResponseSchema, type StatusResponse } from '#shared/kits/jobs/statusResponses.ts'
import { AmountSchema } from '#shared/platform/api/schemas/amountSchema.ts'
import { NormalizedKeysSchema } from '#shared/platform/api/schemas/normalizedKeysSchema.ts'
import { isRecord } from '#shared/platform/lib/isRecord.ts'
import type { Amount } from '#shared/platform/lib/numbers/amount.ts'
import { entriesOf, type DetailsTable, type TaxEntry } from './details.ts'

/** One deductor under one section of the Income-tax Act. */
export type Deductor = {
  /** '192', '194A': from the section's key. */
  section: string
  /** Empty when not read, like the TAN. */
  name: string
  tan: string
  totalCredit: Amount
  totalTax: Amount
  /** As sent, header first; `entries` are parsed from it. */
  details: DetailsTable
  entries: readonly TaxEntry[]
}

/** One assessee and year (analyzers §3). Unread texts are empty. */
export type TaxStatement = {
  transactionId: string | null
  filePath: string | null
  assessee: string
  financialYear: string
  assessmentYear: string
  pan: string
  panStatus: string
  deductors: readonly Deductor[]
}

export type Form26asOutput =
  | StatusResponse
  | { kind: 'result'; statements: readonly TaxStatement[] }

const TextSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((text) => String(text).trim()),
)

const CellSchema = v.nullish(v.union([v.string(), v.number()]), null)
const DetailsSchema = v.pipe(
  v.nullish(v.array(v.array(CellSchema)), null),
  v.transform((table): DetailsTable => table ?? []),
)

type ReadDeductor = Omit<Deductor, 'section'>

const DeductorSchema = v.pipe(
  NormalizedKeysSchema,
  v.object({
    nameofdeductor: TextSchema,
    tannumber: TextSchema,
    totalcredit: AmountSchema,
    totaltax: AmountSchema,
    details: DetailsSchema,
  }),
  v.transform(({ nameofdeductor, tannumber, totalcredit, totaltax, details }): ReadDeductor => ({
    name: nameofdeductor,
    tan: tannumber,
    totalCredit: totalcredit,
    totalTax: totaltax,
    details,
    entries: entriesOf(details),
  })),
)

const SectionSchema = v.pipe(
  v.nullish(v.array(DeductorSchema), null),
  v.transform((deductors) => deductors ?? []),
)

/** 'section192', 'section194a', after normalizing the key. */
const SECTION_KEY = /^section\s?(\d{3}[a-z]*)$/

/** Sections are beside the assessee's fields, or under `sections`. */
function sectionsOf(statement: Record<string, unknown>): [section: string, list: unknown][] {
  const { sections } = statement
  const records = isRecord(sections)
    ? { ...statement, ...v.parse(NormalizedKeysSchema, sections) }
    : statement
  return Object.entries(records).flatMap(([key, list]): [string, unknown][] => {
    const section = SECTION_KEY.exec(key)?.[1]
    return section === undefined ? [] : [[section.toUpperCase(), list]]
  })
}

const StatementSchema = v.pipe(
  NormalizedKeysSchema,
  v.transform((statement) => ({ ...statement, sections: sectionsOf(statement) })),
  v.object({
    form26astransactionid: v.nullish(TextSchema, null),
    filepath: v.nullish(v.string(), null),
    nameofassessee: TextSchema,
    financialyear: TextSchema,
    assessmentyear: TextSchema,
    pannumber: TextSchema,
    panstatus: TextSchema,
    sections: v.array(v.tuple([v.string(), SectionSchema])),
  }),
  v.check(
    ({ nameofassessee, pannumber, sections }) =>
      nameofassessee !== '' || pannumber !== '' || sections.length > 0,
    'neither an assessee nor a section',
  ),
  v.transform((statement): TaxStatement => ({
    transactionId: statement.form26astransactionid,
    filePath: statement.filepath,
    assessee: statement.nameofassessee,
    financialYear: statement.financialyear,
    assessmentYear: statement.assessmentyear,
    pan: statement.pannumber,
    panStatus: statement.panstatus,
    deductors: statement.sections.flatMap(([section, deductors]) =>
      deductors.map((deductor) => ({ section, ...deductor })),
    ),
  })),
)

/** A result: one record per statement, bare or under `data` (D26), without empty ones. */
export const TaxStatementsSchema = v.pipe(
  v.unknown(),
  v.transform((body) => (isRecord(body) && 'data' in body ? body.data : body)),
  v.array(StatementSchema),
  v.minLength(1),
)

/** GET of VITE_FORM26_OUTPUT_PATH: status and message, or an array of records (analyzers §4). */
export const Form26asOutputSchema = v.union([
  StatusResponseSchema,
  v.pipe(
    TaxStatementsSchema,
    v.transform((statements): Form26asOutput => ({ kind: 'result', statements })),
  ),
])
