import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { ask } from '#shared/errors/ask.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import { extensionOf, withoutTurns } from '#shared/lib/fileName.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { judgeBatch } from '#shared/upload/batchRules.ts'
import { HEAD_BYTES, kindByBytes } from '#shared/upload/fileKind.ts'

export const CSV_LIMITS = UPLOAD_LIMITS.addressCases

/** A file that is refused: the dialog, and what it adds to its text. */
type Refusal = { name: ErrorName; detail?: string }

/** Judges what was dropped, chosen or pasted (kyc §5), and shows the dialog of what is wrong. Null: nothing was taken. */
export function chooseCsv(files: readonly File[]): AppThunk<Promise<File | null>> {
  return async (dispatch) => {
    const [first] = files
    if (first === undefined) return null
    const refusal = await refusalOf(first, files)
    if (refusal === null) return first
    const { name, detail } = refusal
    await dispatch(ask(name, detail === undefined ? {} : { detail }))
    return null
  }
}

async function refusalOf(first: File, files: readonly File[]): Promise<Refusal | null> {
  if (files.some(({ name }) => extensionOf(name) !== 'csv')) return { name: 'onlyCSVFormat' }
  const [tooMany] = judgeBatch([], files, CSV_LIMITS).refusals
  if (tooMany !== undefined) return tooMany
  if (first.size === 0) return { name: 'csvEmptyFile' }
  if (first.size >= CSV_LIMITS.fileBytes) return { name: 'servicefilesizeError' }
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
