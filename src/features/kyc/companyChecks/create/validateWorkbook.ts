import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { stripBidiControls } from '#shared/platform/lib/fileName.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { validateBatch } from '#shared/kits/upload/validateBatch.ts'
import { kindByName } from '#shared/kits/upload/fileKind.ts'
import { inspectFile } from '#shared/kits/upload/inspect.ts'
import { PROBLEM, type Problem } from '#shared/kits/upload/problem.ts'

export const WORKBOOK_LIMITS = UPLOAD_LIMITS.companyChecks

type Rejection = { name: DialogName; detail?: string }

const WRONG_KIND: Rejection = {
  name: 'onlyCSVFormat',
  detail: 'Only Excel workbooks (.xls, .xlsx) are accepted here. The template shows the columns.',
}

/** Validates selected files (kyc §5) and opens the dialog of the problem. Null: no file was accepted. */
export function validateWorkbook(files: readonly File[]): AppThunk<Promise<File | null>> {
  return async (dispatch) => {
    const [first] = files
    if (first === undefined) return null
    const refusal = await findRejection(first, files)
    if (refusal === null) return first
    const { name, ...context } = refusal
    await dispatch(requestDialogAnswer(name, context))
    return null
  }
}

async function findRejection(first: File, files: readonly File[]): Promise<Rejection | null> {
  const {
    fileKinds,
    fileSizeLimitBytes,
  }: { fileKinds: readonly string[]; fileSizeLimitBytes: number } = WORKBOOK_LIMITS
  if (files.some(({ name }) => !fileKinds.includes(kindByName(name) ?? ''))) return WRONG_KIND
  const [tooMany] = validateBatch([], files, WORKBOOK_LIMITS).errors
  if (tooMany !== undefined) return tooMany
  if (first.size === 0) return { name: 'csvEmptyFile' }
  if (first.size >= fileSizeLimitBytes) return { name: 'servicefilesizeError' }
  const found = await inspectFile(first, kindByName(first.name) ?? 'xlsx', {
    signal: new AbortController().signal,
  })
  return found.kind === 'problem' ? toRejection(first, found.problem) : null
}

function toRejection(file: File, problem: Problem): Rejection {
  const shown = stripBidiControls(file.name)
  const detail = `${shown} is not an Excel workbook. Open it in a spreadsheet program, save it as .xlsx and choose that file.`
  if (problem === 'wrongContent' || problem === 'heic') return { name: 'onlyCSVFormat', detail }
  const { dialog, detail: why } = PROBLEM[problem]
  const facts = { name: shown, size: file.size, kind: kindByName(file.name), pages: null }
  return { name: dialog(WORKBOOK_LIMITS), detail: `${why(facts, WORKBOOK_LIMITS)}.` }
}
