import type { Choice } from '../fields.ts'
import type { FieldName } from '../../form.ts'

const labels: Record<FieldName, string> = {
  respondentName: 'Respondent name',
  relationshipWithCandidate: 'Relationship with candidate',
  relationshipWithCandidateOther: 'Which relationship?',
  ownershipStatus: 'Ownership status',
  typeOfAddress: 'Type of address',
  typeOfAddressOther: 'Which type of address?',
  periodOfStayFrom: 'Stay from',
  periodOfStayTo: 'Stay to',
  stayingAtGivenAddress: 'Staying at given address',
  currentVerifiedAddress: 'Current verified address',
  verifiedAddressStayingFrom: 'Verified address staying from',
  verifiedAddressStayingTill: 'Verified address staying till',
  prominentLandMark: 'Prominent landmark',
}

const choices: Record<Choice, string> = {
  Self: 'Self',
  Father: 'Father',
  Mother: 'Mother',
  Brother: 'Brother',
  Sister: 'Sister',
  Son: 'Son',
  Daughter: 'Daughter',
  Husband: 'Husband',
  Wife: 'Wife',
  Other: 'Other',
  Rented: 'Rented',
  Owned: 'Owned',
  Permanent: 'Permanent',
  Current: 'Current',
  Previous: 'Previous',
  true: 'Yes',
  false: 'No',
}

export const fields = {
  part: 'Candidate Form',
  title: 'About this address',
  everyField: 'Every Field is Mandatory!',
  labels,
  choices,
  choose: 'Choose',
  accepted: 'Accepted earlier, nothing to do.',
  prefilled: 'From your application, nothing to do.',
  /** What a field takes, by its alphabet. */
  takes: {
    letters: 'English letters and spaces only.',
    period: 'English letters, digits, spaces and / _ - only. For example: Mar 2023',
    place: "English letters, digits, spaces and ' , - . # @ % / & ( ) only.",
  },
  missing: {
    letters: 'Fill this in.',
    period: 'Write the month and the year.',
    place: 'Fill this in.',
    choice: 'Choose one.',
  },
  done: (done: string, total: string) => `${done} of ${total} done`,
  nextMissing: 'Next missing',
  submit: 'Submit',
  refused:
    'This phone does not keep what you enter: it has no room, or the window is private. The form works, but do not close or reload this page.',
  lost: 'Your browser has cleared what you had entered. Please fill in the form again.',
  photosLost: 'Some photos are no longer on this phone. Please take them again.',
}
export type FieldWords = typeof fields
