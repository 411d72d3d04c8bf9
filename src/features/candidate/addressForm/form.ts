/** What a candidate writes or chooses, in the order of the screen (kyc §3). Spelled as the wire does. */
export const FIELD_NAMES = [
  'respondentName',
  'relationshipWithCandidate',
  'relationshipWithCandidateOther',
  'ownershipStatus',
  'typeOfAddress',
  'typeOfAddressOther',
  'periodOfStayFrom',
  'periodOfStayTo',
  'stayingAtGivenAddress',
  'currentVerifiedAddress',
  'verifiedAddressStayingFrom',
  'verifiedAddressStayingTill',
  'prominentLandMark',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]

/** The five photos, in the order of the screen (look 10). Spelled as the wire does. */
export const PHOTO_NAMES = ['housePhoto', 'idProof', 'addressProof', 'selfie', 'sign'] as const
export type PhotoName = (typeof PHOTO_NAMES)[number]

/** Something that the form asks for. */
export type AskedName = FieldName | PhotoName

/** What stands in the fields; one that holds nothing is missing or empty. */
export type Answers = Readonly<Partial<Record<FieldName, string>>>

/** Where the phone is: degrees (WGS 84), and how many metres it may be off. */
export type Place = { latitude: number; longitude: number; accuracyM: number }

/** A photo from the camera, with the ISO time of its shutter and the place where it was taken. */
export type TakenPhoto = { picture: Blob; takenAt: string; place: Place }
export type Photos = Readonly<Partial<Record<PhotoName, TakenPhoto>>>

/** `key` is asked for only where `dependsOn` is, and holds one of the values. */
export type Dependence = { key: AskedName; dependsOn: FieldName; values: readonly string[] }

/** An address case as its candidate gets it (kyc §3). A text that was not given is empty. */
export type FormCase = {
  /** Only an open case can be filled in; any other is completed (kyc §4). */
  isOpen: boolean
  referenceId: string
  /** ISO time; goes back with the answers as it came. */
  linkClickedAt: string
  source: { name: string; address: string; stayFrom: string; stayTo: string }
  /** What an earlier submission said and no review rejected. */
  answers: Answers
  dependences: readonly Dependence[]
  subClientName: string
  clientId: string
  /** Accepted by an earlier review: shown, not asked for, not sent. */
  locked: readonly AskedName[]
}
