import type { PhotoName } from '../case.ts'

/** Name of a photo on the screen, and what a reviewer asks of it (kyc §2, look 17a). */
export const PHOTO_WORDS: Record<PhotoName, { label: string; question: string }> = {
  idProof: { label: 'Id proof', question: 'Is this a proof of identity?' },
  addressProof: { label: 'Address proof', question: 'Is this a proof of the address?' },
  selfie: { label: 'Selfie', question: 'Is this the respondent?' },
  sign: { label: 'Signature', question: 'Is this a signature?' },
  housePhoto: { label: 'House photo', question: 'Is this the house at the address?' },
}

/** In place of a file that is no picture, or not a whole one. */
export const DAMAGED = 'This picture is damaged'
