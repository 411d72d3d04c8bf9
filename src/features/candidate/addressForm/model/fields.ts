import { toAsciiDigits } from '#shared/platform/lib/text/asciiDigits.ts'
import type { FieldName } from './form.ts'

/** kyc §5. Letters are Latin ones, because the report is English (decisions D39). */
export type AllowedCharacters = 'letters' | 'place'

const DISALLOWED_CHARACTERS: Record<AllowedCharacters, RegExp> = {
  letters: /[^A-Za-z ]/g,
  place: /[^A-Za-z0-9 ',\-.#@%/&()]/g,
}

const PUNCTUATION_REPLACEMENTS: readonly [RegExp, string][] = [
  [/[‘’ʼ`]/g, "'"],
  [/[‐-―]/g, '-'],
  [/\s/g, ' '],
]

/** Digits of every script are taken as digits. A name has a space instead of its apostrophe, hyphen or dot (decisions L85). */
export function filterCharacters(alphabet: AllowedCharacters, text: string): string {
  const plain = PUNCTUATION_REPLACEMENTS.reduce(
    (rest, [signs, sign]) => rest.replace(signs, sign),
    toAsciiDigits(text),
  )
  const spaced = alphabet === 'letters' ? plain.replaceAll(/[ '.-]+/g, ' ') : plain
  return spaced.replace(DISALLOWED_CHARACTERS[alphabet], '')
}

/** The API's values; translations are displayed. */
export const RELATIONS = [
  'Self',
  'Father',
  'Mother',
  'Brother',
  'Sister',
  'Son',
  'Daughter',
  'Husband',
  'Wife',
  'Other',
] as const
export const OWNERSHIPS = ['Rented', 'Owned'] as const
/** 'Other' requires typeOfAddressOther (decisions D42). */
export const ADDRESS_TYPES = ['Permanent', 'Current', 'Previous', 'Other'] as const
export const YES_NO = ['true', 'false'] as const

export type FieldChoice =
  | (typeof RELATIONS)[number]
  | (typeof OWNERSHIPS)[number]
  | (typeof ADDRESS_TYPES)[number]
  | (typeof YES_NO)[number]

export type FieldDefinition =
  | { kind: 'text'; allowedCharacters: AllowedCharacters; autoComplete?: string; isLong?: true }
  | { kind: 'choice'; choices: readonly FieldChoice[] }
  /** Sent as 'Mar 2023', a stay that has not ended as 'Present' (decisions L85). */
  | { kind: 'period'; canBePresent: boolean }

/** kyc §3, "Enumerations"; kyc §5. */
export const FIELDS: Record<FieldName, FieldDefinition> = {
  respondentName: { kind: 'text', allowedCharacters: 'letters', autoComplete: 'name' },
  relationshipWithCandidate: { kind: 'choice', choices: RELATIONS },
  relationshipWithCandidateOther: { kind: 'text', allowedCharacters: 'letters' },
  ownershipStatus: { kind: 'choice', choices: OWNERSHIPS },
  typeOfAddress: { kind: 'choice', choices: ADDRESS_TYPES },
  typeOfAddressOther: { kind: 'text', allowedCharacters: 'letters' },
  periodOfStayFrom: { kind: 'period', canBePresent: false },
  periodOfStayTo: { kind: 'period', canBePresent: true },
  stayingAtGivenAddress: { kind: 'choice', choices: YES_NO },
  currentVerifiedAddress: {
    kind: 'text',
    allowedCharacters: 'place',
    autoComplete: 'street-address',
    isLong: true,
  },
  verifiedAddressStayingFrom: { kind: 'period', canBePresent: false },
  verifiedAddressStayingTill: { kind: 'period', canBePresent: true },
  prominentLandMark: { kind: 'text', allowedCharacters: 'place' },
}

/** False for a value of an older form, or in another spelling. */
export function isInList(name: FieldName, value: string): boolean {
  const field = FIELDS[name]
  return field.kind !== 'choice' || field.choices.some((choice) => choice === value)
}

const CHOICES: ReadonlySet<string> = new Set<FieldChoice>([
  ...RELATIONS,
  ...OWNERSHIPS,
  ...ADDRESS_TYPES,
  ...YES_NO,
])

export const isChoice = (value: string): value is FieldChoice => CHOICES.has(value)
