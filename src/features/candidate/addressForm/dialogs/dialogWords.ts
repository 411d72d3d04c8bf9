import type { CANDIDATE_ROWS } from '#shared/errors/rows/candidate.ts'

/** The dialogs of the address form (kyc §8). */
export type CandidateDialog = keyof typeof CANDIDATE_ROWS

/** What each says in the language of the page. */
export type DialogWords = Record<CandidateDialog, { title: string; line: string }>
