import type { CANDIDATE_DIALOGS } from '#shared/ui/dialogs/definitions/candidate.ts'

/** The dialogs of the address form (kyc §8). */
export type CandidateDialog = keyof typeof CANDIDATE_DIALOGS
