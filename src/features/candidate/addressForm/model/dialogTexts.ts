import type { CANDIDATE_DIALOGS } from '#shared/ui/dialogs/definitions/candidate.ts'

export type CandidateDialog = keyof typeof CANDIDATE_DIALOGS
