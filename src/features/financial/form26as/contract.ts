import * as v from 'valibot'
import { FigureSchema } from '#shared/api/figureSchema.ts'
import { oneSpelling } from '#shared/api/oneSpelling.ts'
import type { Figure } from '#shared/lib/figure.ts'
import { entriesOf, type DetailsTable, type TaxEntry } from './details.ts'
import { StatusAnswerSchema, type StatusAnswer } from '#shared/jobs/wireAnswers.ts'

/** What one deductor reported under one section of the Income-tax Act. */
export type Deductor = {
  /** '192', '194A': the number that the section's key holds. */
  section: string
  /** Empty when it was not read, as is the TAN. */
  name: string
  tan: string
  totalCredit: Figure
  totalTax: Figure
  /** As it came, header first; `entries` are read from it. */
  details: DetailsTable
  entries: readonly TaxEntry[]
}

/** One tax-credit statement: an assessee's year (analyzers §3). A text that was not read is empty. */
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

export type Form26asOutput = StatusAnswer | { kind: 'result'; statements: readonly TaxStatement[] }

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
  oneSpelling,
  v.object({
    nameofdeductor: TextSchema,
    tannumber: TextSchema,
    totalcredit: FigureSchema,
    totaltax: FigureSchema,
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

/** 'section192', 'section194a', once the key is in one spelling. */
const SECTION_KEY = /^section\s?(\d{3}[a-z]*)$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The sections stand beside the assessee's fields, or together under `sections`. */
function sectionsOf(statement: Record<string, unknown>): [section: string, list: unknown][] {
  const { sections } = statement
  const all = isRecord(sections) ? { ...statement, ...v.parse(oneSpelling, sections) } : statement
  return Object.entries(all).flatMap(([key, list]): [string, unknown][] => {
    const section = SECTION_KEY.exec(key)?.[1]
    return section === undefined ? [] : [[section.toUpperCase(), list]]
  })
}

const StatementSchema = v.pipe(
  oneSpelling,
  v.transform((statement) => ({ ...statement, sections: sectionsOf(statement) })),
  v.object({
    form26astransactionid: v.nullish(v.string(), null),
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
  v.transform((read): TaxStatement => ({
    transactionId: read.form26astransactionid,
    filePath: read.filepath,
    assessee: read.nameofassessee,
    financialYear: read.financialyear,
    assessmentYear: read.assessmentyear,
    pan: read.pannumber,
    panStatus: read.panstatus,
    deductors: read.sections.flatMap(([section, deductors]) =>
      deductors.map((deductor) => ({ section, ...deductor })),
    ),
  })),
)

/** A result: one record a statement, bare or under `data` (D26). An empty one is none. */
export const TaxStatementsSchema = v.pipe(
  v.unknown(),
  v.transform((body) => (isRecord(body) && 'data' in body ? body.data : body)),
  v.array(StatementSchema),
  v.minLength(1),
)

/** GET of VITE_FORM26_OUTPUT_PATH: status and message, or an array of records (analyzers §4). */
export const Form26asOutputSchema = v.union([
  StatusAnswerSchema,
  v.pipe(
    TaxStatementsSchema,
    v.transform((statements): Form26asOutput => ({ kind: 'result', statements })),
  ),
])

/** Body of the upload: raw base64, one item a file (D28). */
export function toForm26asUploadBody(files: readonly string[]) {
  return { form26as: files }
}
