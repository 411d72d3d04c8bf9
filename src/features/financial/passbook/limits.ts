import { UPLOAD_LIMITS, type UploadLimits } from '#shared/config/limits.ts'

export const PAGES_LIMITS: UploadLimits = UPLOAD_LIMITS.passbook

/** The front page is one picture; for the rest the rules are those of the other pages. */
export const FRONT_LIMITS: UploadLimits = { ...PAGES_LIMITS, maxFiles: 1 }
