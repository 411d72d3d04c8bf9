import * as v from 'valibot'
import { BANK_PARTS } from '#api/calls/statements.ts'
import { BooleanTextSchema } from '#api/fields.ts'

/** The parts of bankstatement/upload (decisions D7): each name with its list of values. */

const FILE_MAX_BYTES = 10 * 1_048_576
const KINDS = ['pdf', 'jpg', 'jpeg', 'png'] as const

const StatementSchema = v.pipe(
  v.instance(File),
  v.check(({ size }) => size > 0 && size < FILE_MAX_BYTES, 'must be under 10 MB and not empty'),
  v.check(
    ({ name }) => KINDS.some((kind) => name.toLowerCase().endsWith(`.${kind}`)),
    'must be a PDF, JPG or PNG',
  ),
)

const WorkbookSchema = v.pipe(
  v.instance(File),
  v.check(({ name }) => /\.xlsx?$/i.test(name), 'must be xls or xlsx'),
)

const files = v.pipe(
  v.array(StatementSchema),
  v.minLength(1, 'at least one file'),
  v.maxLength(12, 'at most 12 files'),
)

const single = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.strictTuple([schema], 'exactly one value'),
    v.transform(([value]) => value),
  )

/** JSON in a text part. */
const json = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), schema)

export const UploadSchema = v.pipe(
  v.strictObject({
    account_one_files: files,
    account_two_files: v.exactOptional(files),
    passwords: v.exactOptional(single(json(BANK_PARTS.passwords))),
    account_details: single(json(BANK_PARTS.account_details)),
    first_account_type: single(BANK_PARTS.owner_type),
    second_account_type: v.exactOptional(single(BANK_PARTS.owner_type)),
    customers_excel: v.exactOptional(single(WorkbookSchema)),
    owners_name: v.exactOptional(single(BANK_PARTS.owners_name)),
    sample_file: single(BooleanTextSchema),
  }),
  v.check(
    (body) =>
      'account_two_files' in body === 'second_account_type' in body &&
      'account_two_files' in body === 'account_2' in body.account_details,
    'account_two_files, second_account_type and account_2 come together or not at all',
  ),
)

export type UploadBody = v.InferOutput<typeof UploadSchema>
