import type { AnswerName, CandidateAnswers, ReviewItem } from '../../case.ts'

export const ITEM_LABELS: Record<ReviewItem, string> = {
  respondentName: 'Respondent name',
  ownershipStatus: 'Ownership status',
  typeOfAddress: 'Type of address',
  relationshipWithCandidate: 'Relationship with candidate',
  periodOfStayFrom: 'Stay from',
  periodOfStayTo: 'Stay to',
  stayingAtGivenAddress: 'Staying at given address',
  prominentLandMark: 'Prominent landmark',
  idProof: 'Id proof',
  addressProof: 'Address proof',
  selfie: 'Selfie',
  sign: 'Signature',
  housePhoto: 'House photo',
}

/** The API has texts (decisions D39). */
const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' }

export function formatAnswer(name: AnswerName, answers: CandidateAnswers | null): string {
  const value = answers?.[name] ?? ''
  return name === 'stayingAtGivenAddress' ? (YES_NO[value] ?? value) : value
}

/** "Stay from, Selfie and House photo" */
export function formatLabelList(names: readonly ReviewItem[]): string {
  const labels = names.map((name) => ITEM_LABELS[name])
  const last = labels.pop() ?? ''
  return labels.length === 0 ? last : `${labels.join(', ')} and ${last}`
}
