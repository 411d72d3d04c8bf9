import { kindByName, type Problem } from '#shared/kits/upload/checks/fileRules.ts'
import { inspectFile } from '#shared/kits/upload/checks/inspect.ts'
import { PROBLEM } from '#shared/kits/upload/checks/problem.ts'
import { validateBatch } from '#shared/kits/upload/checks/validateBatch.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

export const WORKBOOK_LIMITS = UPLOAD_LIMITS.companyChecks

type Rejection = { name: DialogName; detail?: string }

const WRONG_KIND: Rejection = {
  name: 'onlyCSVFormat',
  detail: 'Only Excel workbooks (.xls, .xlsx) are accepted here. The template shows the columns.',
}

/** kyc §5; opens the dialog of a problem. Null: no file was accepted. */
export function validateWorkbook(files: readonly File[]): AppThunk<Promise<File | null>> {
  return async (dispatch) => {
    const [first] = files
    if (first === undefined) return null
    const rejection = await findRejection(first, files)
    if (rejection === null) return first
    const { name, ...context } = rejection
    await dispatch(requestDialogAnswer(name, context))
    return null
  }
}

async function findRejection(file: File, files: readonly File[]): Promise<Rejection | null> {
  const {
    fileKinds,
    fileSizeLimitBytes,
  }: { fileKinds: readonly string[]; fileSizeLimitBytes: number } = WORKBOOK_LIMITS
  if (files.some(({ name }) => !fileKinds.includes(kindByName(name) ?? ''))) return WRONG_KIND
  const [tooMany] = validateBatch([], files, WORKBOOK_LIMITS).errors
  if (tooMany !== undefined) return tooMany
  if (file.size === 0) return { name: 'csvEmptyFile' }
  if (file.size >= fileSizeLimitBytes) return { name: 'servicefilesizeError' }
  const result = await inspectFile(file, kindByName(file.name) ?? 'xlsx', {
    signal: new AbortController().signal,
  })
  return result.kind === 'problem' ? toRejection(file, result.problem) : null
}

function toRejection(file: File, problem: Problem): Rejection {
  const name = stripBidiControls(file.name)
  const detail = `${name} is not an Excel workbook. Open it in a spreadsheet program, save it as .xlsx and choose that file.`
  if (problem === 'wrongContent' || problem === 'heic') return { name: 'onlyCSVFormat', detail }
  const { dialog, detail: reason } = PROBLEM[problem]
  const details = { name, size: file.size, kind: kindByName(file.name), pages: null }
  return { name: dialog(WORKBOOK_LIMITS), detail: `${reason(details, WORKBOOK_LIMITS)}.` }
}
