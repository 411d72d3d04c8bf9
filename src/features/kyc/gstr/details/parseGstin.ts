import { computeCheckDigit, GSTIN_LENGTH } from '#shared/kits/facts/gstin.ts'

/** By the first two digits of a GSTIN. */
const STATES: ReadonlyMap<string, string> = new Map([
  ['01', 'Jammu and Kashmir'],
  ['02', 'Himachal Pradesh'],
  ['03', 'Punjab'],
  ['04', 'Chandigarh'],
  ['05', 'Uttarakhand'],
  ['06', 'Haryana'],
  ['07', 'Delhi'],
  ['08', 'Rajasthan'],
  ['09', 'Uttar Pradesh'],
  ['10', 'Bihar'],
  ['11', 'Sikkim'],
  ['12', 'Arunachal Pradesh'],
  ['13', 'Nagaland'],
  ['14', 'Manipur'],
  ['15', 'Mizoram'],
  ['16', 'Tripura'],
  ['17', 'Meghalaya'],
  ['18', 'Assam'],
  ['19', 'West Bengal'],
  ['20', 'Jharkhand'],
  ['21', 'Odisha'],
  ['22', 'Chhattisgarh'],
  ['23', 'Madhya Pradesh'],
  ['24', 'Gujarat'],
  // Merged with 26 in 2020; earlier registrations still have it.
  ['25', 'Daman and Diu'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27', 'Maharashtra'],
  // Before Telangana became a state in 2014.
  ['28', 'Andhra Pradesh (before 2014)'],
  ['29', 'Karnataka'],
  ['30', 'Goa'],
  ['31', 'Lakshadweep'],
  ['32', 'Kerala'],
  ['33', 'Tamil Nadu'],
  ['34', 'Puducherry'],
  ['35', 'Andaman and Nicobar Islands'],
  ['36', 'Telangana'],
  ['37', 'Andhra Pradesh'],
  ['38', 'Ladakh'],
  ['96', 'Foreign country'],
  ['97', 'Other territory'],
  ['99', 'Centre jurisdiction'],
])

/** By the fourth letter of a PAN. */
const HOLDER_TYPES: ReadonlyMap<string, string> = new Map([
  ['A', 'Association of persons'],
  ['B', 'Body of individuals'],
  ['C', 'Company'],
  ['F', 'Firm or LLP'],
  ['G', 'Government'],
  ['H', 'Hindu undivided family'],
  ['J', 'Artificial juridical person'],
  ['L', 'Local authority'],
  ['P', 'Individual'],
  ['T', 'Trust'],
])

/** 'empty': not entered yet; 'suspicious': unusual but allowed by the pattern. */
export type GstinFact = { label: string; value: string; status: 'empty' | 'valid' | 'suspicious' }

type GstinPart = {
  label: string
  from: number
  to: number
  pattern: RegExp
  parse: (part: string, gstin: string) => { value: string; isOdd: boolean }
}

const lookUpName = (names: ReadonlyMap<string, string>, code: string, unknown: string) => {
  const name = names.get(code)
  return { value: name ?? `${code}, ${unknown}`, isOdd: name === undefined }
}

const PARTS: readonly GstinPart[] = [
  {
    label: 'State',
    from: 0,
    to: 2,
    pattern: /^\d{2}$/,
    parse: (code) => {
      const state = lookUpName(STATES, code, 'no state has this code')
      return state.isOdd ? state : { ...state, value: `${code}, ${state.value}` }
    },
  },
  {
    label: 'PAN',
    from: 2,
    to: 12,
    pattern: /^[A-Z]{5}\d{4}[A-Z]$/,
    parse: (pan) => ({ value: pan, isOdd: false }),
  },
  {
    label: 'Holder',
    from: 5,
    to: 6,
    pattern: /^[A-Z]$/,
    parse: (letter) => lookUpName(HOLDER_TYPES, letter, 'unknown type of holder'),
  },
  {
    label: 'Check digit',
    from: 14,
    to: GSTIN_LENGTH,
    pattern: /^[0-9A-Z]$/,
    parse: (digit, gstin) => {
      const due = computeCheckDigit(gstin)
      return digit === due
        ? { value: `${digit}, valid`, isOdd: false }
        : { value: `${digit}, but should be ${due}`, isOdd: true }
    },
  },
]

/** As far as typed (look 12a). */
export function parseGstin(gstin: string): GstinFact[] {
  return PARTS.map(({ label, from, to, pattern, parse }) => {
    const part = gstin.slice(from, to)
    if (!pattern.test(part)) return { label, value: '', status: 'empty' }
    const { value, isOdd } = parse(part, gstin)
    return { label, value, status: isOdd ? 'suspicious' : 'valid' }
  })
}

/** kyc §5 */
const POSITION_RULES = [
  { to: 2, pattern: /^\d$/, error: 'A GSTIN starts with the 2 digits of its state.' },
  { to: 7, pattern: /^[A-Z]$/, error: 'Characters 3 to 7 are letters: the start of the PAN.' },
  { to: 11, pattern: /^\d$/, error: 'Characters 8 to 11 are digits of the PAN.' },
  { to: 12, pattern: /^[A-Z]$/, error: 'Character 12 is the last letter of the PAN.' },
  { to: 13, pattern: /^[1-9A-Z]$/, error: 'Character 13 is a letter or a digit from 1 to 9.' },
  { to: 14, pattern: /^Z$/, error: 'Character 14 is always the letter Z.' },
  { to: GSTIN_LENGTH, pattern: /^[0-9A-Z]$/, error: 'Character 15 is a letter or a digit.' },
] as const

/** null where the text can still become a GSTIN. */
export function validateTypedGstin(text: string): string | null {
  if (/[ .-]/.test(text)) return 'A GSTIN has no spaces, hyphens or dots.'
  const index = text
    .split('')
    .findIndex(
      (character, index) =>
        POSITION_RULES.find(({ to }) => index < to)?.pattern.test(character) === false,
    )
  return index === -1 ? null : (POSITION_RULES.find(({ to }) => index < to)?.error ?? null)
}
