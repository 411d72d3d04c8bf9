import type { PhotoName } from '../case.ts'

/** kyc §2, look 17a */
export const PHOTO_TEXTS: Record<PhotoName, { label: string; question: string }> = {
  idProof: { label: 'Id proof', question: 'Is this a proof of identity?' },
  addressProof: { label: 'Address proof', question: 'Is this a proof of the address?' },
  selfie: { label: 'Selfie', question: 'Is this the respondent?' },
  sign: { label: 'Signature', question: 'Is this a signature?' },
  housePhoto: { label: 'House photo', question: 'Is this the house at the address?' },
}

export const DAMAGED_PHOTO_TEXT = 'This photo is damaged'
