import type { FieldName } from '../form.ts'

/** What may be typed (kyc §5). The report is English, so letters are Latin ones (decisions D39). */
export type Alphabet = 'letters' | 'period' | 'place'

const OUTSIDE: Record<Alphabet, RegExp> = {
  letters: /[^A-Za-z ]/g,
  period: /[^A-Za-z0-9 /_-]/g,
  place: /[^A-Za-z0-9 ',\-.#@%/&()]/g,
}

/** Signs that keyboards of phones put in the place of plain ones. */
const PLAIN: readonly [RegExp, string][] = [
  [/[‘’ʼ`]/g, "'"],
  [/[‐-―]/g, '-'],
  [/\s/g, ' '],
]

/** What of a typed text the alphabet takes. */
export function typed(alphabet: Alphabet, text: string): string {
  const plain = PLAIN.reduce((rest, [signs, sign]) => rest.replace(signs, sign), text)
  return plain.replace(OUTSIDE[alphabet], '')
}

/** Values as they are sent; what is shown in their place is in the words of the language. */
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
/** 'Other' as typeOfAddressOther needs it (decisions D42). */
export const ADDRESS_TYPES = ['Permanent', 'Current', 'Previous', 'Other'] as const
export const YES_NO = ['true', 'false'] as const

export type Choice =
  | (typeof RELATIONS)[number]
  | (typeof OWNERSHIPS)[number]
  | (typeof ADDRESS_TYPES)[number]
  | (typeof YES_NO)[number]

export type Field =
  | { kind: 'text'; alphabet: Alphabet; autoComplete?: string; isLong?: true }
  /** Two choices side by side, more of them as a list (look 10). */
  | { kind: 'choice'; choices: readonly Choice[] }

/** How each field is filled in (kyc §3, "Enumerations"; kyc §5). */
export const FIELDS: Record<FieldName, Field> = {
  respondentName: { kind: 'text', alphabet: 'letters', autoComplete: 'name' },
  relationshipWithCandidate: { kind: 'choice', choices: RELATIONS },
  relationshipWithCandidateOther: { kind: 'text', alphabet: 'letters' },
  ownershipStatus: { kind: 'choice', choices: OWNERSHIPS },
  typeOfAddress: { kind: 'choice', choices: ADDRESS_TYPES },
  typeOfAddressOther: { kind: 'text', alphabet: 'letters' },
  periodOfStayFrom: { kind: 'text', alphabet: 'period' },
  periodOfStayTo: { kind: 'text', alphabet: 'period' },
  stayingAtGivenAddress: { kind: 'choice', choices: YES_NO },
  currentVerifiedAddress: {
    kind: 'text',
    alphabet: 'place',
    autoComplete: 'street-address',
    isLong: true,
  },
  verifiedAddressStayingFrom: { kind: 'text', alphabet: 'period' },
  verifiedAddressStayingTill: { kind: 'text', alphabet: 'period' },
  prominentLandMark: { kind: 'text', alphabet: 'place' },
}

const CHOICES: ReadonlySet<string> = new Set<Choice>([
  ...RELATIONS,
  ...OWNERSHIPS,
  ...ADDRESS_TYPES,
  ...YES_NO,
])

export const isChoice = (value: string): value is Choice => CHOICES.has(value)
