import { checkDigitOf, GSTIN_LENGTH } from '../gstin.ts'
import { HOLDERS, STATES } from './gstinCodes.ts'

/** One thing that a GSTIN says. 'waiting': its characters are not typed yet; 'odd': sent all the same, for the pattern decides. */
export type GstinFact = { label: string; value: string; standing: 'waiting' | 'fits' | 'odd' }

type Part = {
  label: string
  from: number
  to: number
  shape: RegExp
  read: (part: string, gstin: string) => { value: string; isOdd: boolean }
}

const named = (names: ReadonlyMap<string, string>, code: string, unknown: string) => {
  const name = names.get(code)
  return { value: name ?? `${code}, ${unknown}`, isOdd: name === undefined }
}

const PARTS: readonly Part[] = [
  {
    label: 'State',
    from: 0,
    to: 2,
    shape: /^\d{2}$/,
    read: (code) => {
      const state = named(STATES, code, 'no state has this code')
      return state.isOdd ? state : { ...state, value: `${code}, ${state.value}` }
    },
  },
  {
    label: 'PAN in it',
    from: 2,
    to: 12,
    shape: /^[A-Z]{5}\d{4}[A-Z]$/,
    read: (pan) => ({ value: pan, isOdd: false }),
  },
  {
    label: 'Holder',
    from: 5,
    to: 6,
    shape: /^[A-Z]$/,
    read: (letter) => named(HOLDERS, letter, 'no kind of holder'),
  },
  {
    label: 'Check digit',
    from: 14,
    to: GSTIN_LENGTH,
    shape: /^[0-9A-Z]$/,
    read: (digit, gstin) => {
      const due = checkDigitOf(gstin)
      return digit === due
        ? { value: `${digit}, fits`, isOdd: false }
        : { value: `${digit}, but ${due} belongs to the others`, isOdd: true }
    },
  },
]

/** What the characters typed so far say, part by part (look 12a). */
export function readGstin(gstin: string): GstinFact[] {
  return PARTS.map(({ label, from, to, shape, read }) => {
    const part = gstin.slice(from, to)
    if (!shape.test(part)) return { label, value: '', standing: 'waiting' }
    const { value, isOdd } = read(part, gstin)
    return { label, value, standing: isOdd ? 'odd' : 'fits' }
  })
}

/** Each character's place in the pattern (kyc §5), and what is due there. */
const PLACES = [
  { to: 2, fits: /^\d$/, due: 'A GSTIN begins with the 2 digits of its state.' },
  { to: 7, fits: /^[A-Z]$/, due: 'Characters 3 to 7 are letters: the PAN begins there.' },
  { to: 11, fits: /^\d$/, due: 'Characters 8 to 11 are digits of the PAN.' },
  { to: 12, fits: /^[A-Z]$/, due: 'Character 12 is the last letter of the PAN.' },
  { to: 13, fits: /^[1-9A-Z]$/, due: 'Character 13 is a letter or a digit from 1 to 9.' },
  { to: 14, fits: /^Z$/, due: 'Character 14 is always the letter Z.' },
  { to: GSTIN_LENGTH, fits: /^[0-9A-Z]$/, due: 'Character 15 is a letter or a digit.' },
] as const

/** Why what is typed so far cannot become a GSTIN, by its first character that does not fit; null where it still can. */
export function gstinFlaw(typed: string): string | null {
  if (/[ .-]/.test(typed)) return 'A GSTIN has no spaces, hyphens or dots in it.'
  const wrong = typed
    .split('')
    .findIndex((character, at) => PLACES.find(({ to }) => at < to)?.fits.test(character) === false)
  return wrong === -1 ? null : (PLACES.find(({ to }) => wrong < to)?.due ?? null)
}
