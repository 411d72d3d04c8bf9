import type { AppThunk } from '#shared/platform/store/types.ts'

/** Restores an applicant from its file and returns its id. Null: the user cancelled, or the file cannot be opened. */
export function openApplicantFile(_file: File): AppThunk<Promise<string | null>> {
  return async () => null
}
