/** In display order (kyc §3), in the API's spelling. */
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

export const FORM_PHOTO_NAMES = ['housePhoto', 'idProof', 'addressProof', 'selfie', 'sign'] as const
export type FormPhotoName = (typeof FORM_PHOTO_NAMES)[number]

export type FormFieldName = FieldName | FormPhotoName

export type Answers = Readonly<Partial<Record<FieldName, string>>>

/** Degrees (WGS 84). */
export type Coordinates = { latitude: number; longitude: number; accuracyM: number }

export type TakenPhoto = { picture: Blob; takenAt: string; place: Coordinates }
export type Photos = Readonly<Partial<Record<FormPhotoName, TakenPhoto>>>

/** `key` is required only if `dependsOn` is, and has one of the values. */
export type FieldDependency = {
  key: FormFieldName
  dependsOn: FieldName
  values: readonly string[]
}

export type FormCase = {
  /** Only an open case can be filled in; any other is completed (kyc §4). */
  isOpen: boolean
  referenceId: string
  /** ISO time; returned unchanged with the answers. */
  linkClickedAt: string
  source: { name: string; address: string; stayFrom: string; stayTo: string }
  /** Values of an earlier submission that were not rejected. */
  answers: Answers
  dependencies: readonly FieldDependency[]
  subClientName: string
  clientId: string
  /** Accepted by an earlier review: shown, not required, not sent. */
  locked: readonly FormFieldName[]
}
