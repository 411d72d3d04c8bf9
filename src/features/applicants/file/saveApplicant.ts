import type { AppThunk } from '#shared/platform/store/types.ts'

/** Asks for a password and downloads the applicant as one ZIP. False: the user cancelled, or it failed. */
export function saveApplicant(_id: string): AppThunk<Promise<boolean>> {
  return async () => false
}
