import type { FieldName } from './form.ts'

/** Character sets (kyc §5). The report is English, so letters are Latin ones (decisions D39). */
export type AllowedCharacters = 'letters' | 'place'

const DISALLOWED_CHARACTERS: Record<AllowedCharacters, RegExp> = {
  letters: /[^A-Za-z ]/g,
  place: /[^A-Za-z0-9 ',\-.#@%/&()]/g,
}

/** Typographic characters of phone keyboards, with their plain forms. */
const PUNCTUATION_REPLACEMENTS: readonly [RegExp, string][] = [
  [/[‘’ʼ`]/g, "'"],
  [/[‐-―]/g, '-'],
  [/\s/g, ' '],
]

export function filterCharacters(alphabet: AllowedCharacters, text: string): string {
  const plain = PUNCTUATION_REPLACEMENTS.reduce(
    (rest, [signs, sign]) => rest.replace(signs, sign),
    text,
  )
  return plain.replace(DISALLOWED_CHARACTERS[alphabet], '')
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

export type Choice =
  | (typeof RELATIONS)[number]
  | (typeof OWNERSHIPS)[number]
  | (typeof ADDRESS_TYPES)[number]
  | (typeof YES_NO)[number]

export type FieldDefinition =
  | { kind: 'text'; allowedCharacters: AllowedCharacters; autoComplete?: string; isLong?: true }
  /** Two options side by side, more as a list (look 10). */
  | { kind: 'choice'; choices: readonly Choice[] }
  /** A month and a year, sent as 'Mar 2023'; a stay may also go on, sent as 'Present' (decisions L85). */
  | { kind: 'period'; canBePresent: boolean }

/** Definition of each field (kyc §3, "Enumerations"; kyc §5). */
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

/** False for a stored value that the list does not have: an older form's, or one in another spelling. */
export function isInList(name: FieldName, value: string): boolean {
  const field = FIELDS[name]
  return field.kind !== 'choice' || field.choices.some((choice) => choice === value)
}

const CHOICES: ReadonlySet<string> = new Set<Choice>([
  ...RELATIONS,
  ...OWNERSHIPS,
  ...ADDRESS_TYPES,
  ...YES_NO,
])

export const isChoice = (value: string): value is Choice => CHOICES.has(value)
