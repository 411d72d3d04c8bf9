import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { ask } from '#shared/errors/ask.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import { withoutTurns } from '#shared/lib/fileName.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { judgeBatch } from '#shared/upload/batchRules.ts'
import { kindByName } from '#shared/upload/fileKind.ts'
import { inspectFile } from '#shared/upload/inspect.ts'
import { PROBLEM, type Problem } from '#shared/upload/problem.ts'

export const WORKBOOK_LIMITS = UPLOAD_LIMITS.companyChecks

/** A file that is refused: the dialog, and what it adds to its text. */
type Refusal = { name: ErrorName; detail?: string }

const WRONG_KIND: Refusal = {
  name: 'onlyCSVFormat',
  detail: 'Only Excel workbooks (.xls, .xlsx) are accepted here. The template shows the columns.',
}

/** Judges what was dropped, chosen or pasted (kyc §5), and shows the dialog of what is wrong. Null: nothing was taken. */
export function chooseWorkbook(files: readonly File[]): AppThunk<Promise<File | null>> {
  return async (dispatch) => {
    const [first] = files
    if (first === undefined) return null
    const refusal = await refusalOf(first, files)
    if (refusal === null) return first
    const { name, ...context } = refusal
    await dispatch(ask(name, context))
    return null
  }
}

async function refusalOf(first: File, files: readonly File[]): Promise<Refusal | null> {
  const { kinds, fileBytes }: { kinds: readonly string[]; fileBytes: number } = WORKBOOK_LIMITS
  if (files.some(({ name }) => !kinds.includes(kindByName(name) ?? ''))) return WRONG_KIND
  const [tooMany] = judgeBatch([], files, WORKBOOK_LIMITS).refusals
  if (tooMany !== undefined) return tooMany
  if (first.size === 0) return { name: 'csvEmptyFile' }
  if (first.size >= fileBytes) return { name: 'servicefilesizeError' }
  const found = await inspectFile(first, kindByName(first.name) ?? 'xlsx', {
    signal: new AbortController().signal,
  })
  return found.kind === 'problem' ? refusalOfProblem(first, found.problem) : null
}

function refusalOfProblem(file: File, problem: Problem): Refusal {
  const shown = withoutTurns(file.name)
  const detail = `${shown} is no workbook by its content. Save it as .xlsx in a spreadsheet and choose that one.`
  if (problem === 'wrongContent' || problem === 'heic') return { name: 'onlyCSVFormat', detail }
  const { dialog, why } = PROBLEM[problem]
  const facts = { name: shown, size: file.size, kind: kindByName(file.name), pages: null }
  return { name: dialog(WORKBOOK_LIMITS), detail: `${why(facts, WORKBOOK_LIMITS)}.` }
}
