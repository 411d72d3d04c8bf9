import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { ask } from '#shared/errors/ask.ts'
import { extensionOf } from '#shared/lib/fileName.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { judgeBatch } from '#shared/upload/batchRules.ts'

/** Judges what was dropped, chosen or pasted (kyc §5), and shows the dialog of what is wrong. Null: nothing was taken. */
export function chooseCsv(files: readonly File[]): AppThunk<Promise<File | null>> {
  return async (dispatch) => {
    const limits = UPLOAD_LIMITS.addressCases
    const sheets = files.filter(({ name }) => extensionOf(name) === 'csv')
    const [first] = sheets
    if (first === undefined) {
      if (files.length > 0) await dispatch(ask('onlyCSVFormat'))
      return null
    }
    const [refusal] = judgeBatch([], sheets, limits).refusals
    if (refusal !== undefined) {
      await dispatch(ask(refusal.name, { detail: refusal.detail }))
      return null
    }
    if (first.size === 0) {
      await dispatch(ask('csvEmptyFile'))
      return null
    }
    if (first.size >= limits.fileBytes) {
      await dispatch(ask('servicefilesizeError'))
      return null
    }
    return first
  }
}
