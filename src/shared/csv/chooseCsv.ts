import { ask } from '#shared/errors/ask.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import { extensionOf, withoutTurns } from '#shared/lib/fileName.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { judgeBatch } from '#shared/upload/batchRules.ts'
import { HEAD_BYTES, kindByBytes } from '#shared/upload/fileKind.ts'
import { autoRename } from '#shared/upload/nameRules.ts'
import { judgeOpened, PROBLEM } from '#shared/upload/problem.ts'
import type { CsvIntake } from './csvIntake.ts'

/** A file that is refused: the dialog, and what it adds to its text. */
type Refusal = { name: ErrorName; detail?: string }

/** Judges what was dropped, chosen or pasted (kyc §5), and shows the dialog of what is wrong. Null: nothing was taken. */
export function chooseCsv(
  files: readonly File[],
  intake: CsvIntake,
): AppThunk<Promise<File | null>> {
  return async (dispatch) => {
    const [first] = files
    if (first === undefined) return null
    const refusal = (await refusalOf(first, files, intake)) ?? refusalOfName(first, intake)
    if (refusal === null) return first
    const { name, ...context } = refusal
    const answer = await dispatch(ask(name, context))
    if (answer !== 'autoRename') return null
    return new File([first], autoRename(first.name), { type: first.type })
  }
}

async function refusalOf(
  first: File,
  files: readonly File[],
  { limits }: CsvIntake,
): Promise<Refusal | null> {
  if (files.some(({ name }) => extensionOf(name) !== 'csv')) return { name: 'onlyCSVFormat' }
  const [tooMany] = judgeBatch([], files, limits).refusals
  if (tooMany !== undefined) return tooMany
  if (first.size === 0) return { name: 'csvEmptyFile' }
  if (first.size >= limits.fileBytes) return { name: 'servicefilesizeError' }
  return refusalOfContent(first)
}

/** A text has no signature; UTF-16 is one too, so nothing else is asked of the first bytes. */
async function refusalOfContent(file: File): Promise<Refusal | null> {
  const shown = withoutTurns(file.name)
  try {
    const found = kindByBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
    if (found === 'text' || found === 'other') return null
    const what = found === 'xls' || found === 'xlsx' ? 'a workbook' : 'no text'
    return {
      name: 'onlyCSVFormat',
      detail: `${shown} is ${what} by its content. Open it in a spreadsheet, save it as CSV and choose that one.`,
    }
  } catch {
    return {
      name: 'fileCorruptError',
      detail: `${shown} was moved, changed or deleted after it was chosen. Choose it again.`,
    }
  }
}

/** Where the name is judged too. */
function refusalOfName({ name }: File, { limits, judgesName }: CsvIntake): Refusal | null {
  const problem = judgesName ? judgeOpened({ name, pages: null }, limits) : null
  if (problem === null) return null
  const { dialog, why } = PROBLEM[problem]
  const facts = { name, size: 0, kind: null, pages: null }
  return { name: dialog(limits), detail: `${why(facts, limits)}.` }
}
