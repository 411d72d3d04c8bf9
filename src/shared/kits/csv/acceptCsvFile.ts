import {
  HEAD_BYTES,
  detectKind,
  autoRename,
  checkAfterOpening,
} from '#shared/kits/upload/checks/fileRules.ts'
import { PROBLEM } from '#shared/kits/upload/checks/problem.ts'
import { validateBatch } from '#shared/kits/upload/checks/validateBatch.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { extensionOf, stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { CsvIntake } from './csvIntake.ts'

type CsvRejection = { name: DialogName; detail?: string }

/** Validates selected files (kyc §5) and opens the dialog of the problem. Null: no file was accepted. */
export function acceptCsvFile(
  files: readonly File[],
  intake: CsvIntake,
): AppThunk<Promise<File | null>> {
  return async (dispatch) => {
    const [first] = files
    if (first === undefined) return null
    const refusal = (await checkFile(first, files, intake)) ?? checkFileName(first, intake)
    if (refusal === null) return first
    const { name, ...context } = refusal
    const answer = await dispatch(requestDialogAnswer(name, context))
    if (answer !== 'autoRename') return null
    return new File([first], autoRename(first.name), { type: first.type })
  }
}

async function checkFile(
  first: File,
  files: readonly File[],
  { limits }: CsvIntake,
): Promise<CsvRejection | null> {
  if (files.some(({ name }) => extensionOf(name) !== 'csv')) return { name: 'onlyCSVFormat' }
  const [tooMany] = validateBatch([], files, limits).errors
  if (tooMany !== undefined) return tooMany
  if (first.size === 0) return { name: 'csvEmptyFile' }
  if (first.size >= limits.fileSizeLimitBytes) return { name: 'servicefilesizeError' }
  return checkFileContent(first)
}

/** Text has no signature and may be UTF-16, so only known signatures are refused. */
async function checkFileContent(file: File): Promise<CsvRejection | null> {
  const shown = stripBidiControls(file.name)
  try {
    const found = detectKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
    if (found === 'text' || found === 'other') return null
    const actualType = found === 'xls' || found === 'xlsx' ? 'a workbook' : 'not a text file'
    return {
      name: 'onlyCSVFormat',
      detail: `${shown} is ${actualType} (it is not really a CSV). Open it in a spreadsheet program, save it as CSV and choose that file.`,
    }
  } catch {
    return {
      name: 'fileCorruptError',
      detail: `${shown} was moved, changed or deleted after it was chosen. Choose it again.`,
    }
  }
}

/** Does nothing where the name is not validated. */
function checkFileName(
  { name }: File,
  { limits, shouldCheckName }: CsvIntake,
): CsvRejection | null {
  const problem = shouldCheckName ? checkAfterOpening({ name, pages: null }, limits) : null
  if (problem === null) return null
  const { dialog, detail } = PROBLEM[problem]
  const facts = { name, size: 0, kind: null, pages: null }
  return { name: dialog(limits), detail: `${detail(facts, limits)}.` }
}
