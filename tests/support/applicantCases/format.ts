import * as v from 'valibot'
import { LineCounter, parseDocument } from 'yaml'
import { IDENTITY_FACTS } from '#shared/kits/facts/documentFacts.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import { isDay, parseDay } from '#shared/platform/lib/time/day.ts'

/** The format of tests/cases/applicants, which docs/howto/applicants.md explains. */

const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
)
const day = v.pipe(
  v.string(),
  v.transform((written) => parseDay(written) ?? written),
  v.check(isDay, 'is no day: write 30-09-2026'),
)
const month = v.pipe(
  v.string(),
  v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'is no month: write 2026-09'),
)
/** In paise. */
const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((written) => parseAmount(written) !== null, 'is no amount: write 62,000'),
  v.transform((written) => Math.round((parseAmount(written) ?? 0) * 100)),
)
const payAmount = v.union([v.literal('not read'), amount])
const lines = v.pipe(
  v.string(),
  v.transform((block) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
)
/** 'a | b | c' */
export const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())

const identity = Object.fromEntries(
  IDENTITY_FACTS.map((fact) => [fact, v.optional(text)]),
) as Record<(typeof IDENTITY_FACTS)[number], v.OptionalSchema<typeof text, undefined>> // the entries are the facts

/** Lines of a sheet by its name. */
const sheets = v.record(v.string(), v.pipe(v.string(), v.transform(sheetLines)))
/** Empty lines are empty rows. */
function sheetLines(block: string): string[] {
  return block.replace(/\n$/, '').split('\n')
}

const document = v.strictObject({
  /** Documents with the same number are results of one job; otherwise each is a job of its own. */
  job: v.optional(v.number()),
  /** What the checks of its result found. */
  problems: v.optional(v.array(text)),
  payslip: v.optional(
    v.strictObject({
      ...identity,
      month: v.optional(month),
      employer: text,
      net: payAmount,
      gross: v.optional(payAmount),
      deductions: v.optional(payAmount),
    }),
  ),
  /** Several of one employer: 'month | net | gross | deductions', the last two optional. */
  payslips: v.optional(v.strictObject({ ...identity, employer: text, rows: lines })),
  /** `rows`: 'day | deductor | TAN | credit | tax | section', the last two optional. */
  form26as: v.optional(v.strictObject({ ...identity, rows: lines })),
  card: v.optional(v.strictObject({ ...identity, title: text })),
  /** `entries`: 'day | narration | amount Cr | balance', the last optional; or the `sheets` of the bank. */
  statement: v.optional(
    v.strictObject({
      bank: v.optional(text, ''),
      number: v.optional(v.nullable(text)),
      holder: v.optional(text),
      from: v.optional(day),
      to: v.optional(day),
      opening: v.optional(amount, 5_000_000),
      entries: v.optional(lines),
      sheets: v.optional(sheets),
    }),
  ),
  /** `lines`: 'Revenue | 1,20,00,000' */
  financialStatement: v.optional(v.strictObject({ year: text, unit: v.optional(text), lines })),
  /** A result that could not be read, with the reason. */
  unread: v.optional(text),
})

/** With its note: 'same, held with SUNITA DEVI'. */
const FACT_RESULT = /^(?:same|normalised|notComparable|differs|changed|single)(?:, .+)?$/
const rows = v.array(text)

export const CASE = v.strictObject({
  title: text,
  /** The day of the comparison; without it no statement is old. */
  comparedOn: v.optional(day),
  documents: v.array(document),
  decisions: v.optional(
    v.strictObject({
      /** By the counterparty as it is shown. */
      obligations: v.optional(v.record(v.string(), v.picklist(['confirmed', 'removed']))),
      /** By the sender in the narration, in capitals. */
      credits: v.optional(v.record(v.string(), v.picklist(['salary', 'notSalary']))),
    }),
  ),
  expect: v.strictObject({
    /** 'same', 'differs' … by fact */
    facts: v.optional(
      v.partial(
        v.strictObject(
          Object.fromEntries(
            IDENTITY_FACTS.map((fact) => [
              fact,
              v.pipe(text, v.regex(FACT_RESULT, 'is no result of a fact')),
            ]),
          ),
        ),
      ),
    ),
    /** 'month | net pay | salary credit | result', with the employer as a fifth where there are several. */
    months: v.optional(rows),
    /** 'month | day | narration | reason' of each credit taken for a salary. */
    matches: v.optional(rows),
    /** 'day | kind | amount' of what employers paid besides the salary. */
    payments: v.optional(rows),
    /** 'who | monthly | kind | decision', with 'n payments, missed month, bounced month' as a fifth where it matters. */
    obligations: v.optional(rows),
    /** 'day | amount' of each transfer between own accounts; with a state as a third also of those that are suggested. */
    transfers: v.optional(rows),
    /** 'day | narration | amount Cr | balance' of every entry that was read, by document. */
    entries: v.optional(rows),
    /** As the page shows them, by its label. */
    figures: v.optional(v.record(v.string(), text)),
    /** What the section Account conduct shows of each account, by its label. */
    accounts: v.optional(v.record(v.string(), v.record(v.string(), text))),
    /** Ids or whole sentences of all open points: `[]` for none. */
    points: rows,
  }),
})

export type ApplicantCase = v.InferOutput<typeof CASE>
export type CaseDocument = ApplicantCase['documents'][number]

/** @throws Error that names what is wrong, and where */
export function parseCase(source: string): ApplicantCase {
  const parsed = parseDocument(source, { lineCounter: new LineCounter() })
  const [broken] = [...parsed.errors, ...parsed.warnings]
  if (broken !== undefined) throw new Error(broken.message)
  const result = v.safeParse(CASE, parsed.toJS())
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw new Error(problems.join('\n'))
}
