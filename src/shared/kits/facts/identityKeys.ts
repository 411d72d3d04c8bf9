import { humanizeKey } from '#shared/platform/lib/text/humanizeKey.ts'
import type { IdentityFact, IdentityValue, ValueSource } from './documentFacts.ts'

const NUMBER = '(?: (?:no|num|number|id|card|card no|card number))?'
const OF_WHOM =
  '(?:(?:employee|emp|card ?holder|holder|elector|owner|registered owner|member|assessee) )?'

/** Of a key in lower case, with one blank between its words. The first that matches counts. */
const KEY_PATTERNS: readonly (readonly [IdentityFact, RegExp])[] = [
  ['name', new RegExp(`^${OF_WHOM}(?:full )?name(?: in english)?$`)],
  ['name', /^name of (?:the )?(?:employee|card ?holder|holder|elector|owner|member|assessee)$/],
  ['father', /^father(?: full)?(?: name)?$/],
  ['father', /^name of (?:the )?father$/],
  ['father', /^(?:son|daughter)(?: (?:or )?(?:son|daughter))* of$/],
  ['father', /^(?:(?:s|d) )+of?$/],
  ['spouse', /^(?:husband|wife|spouse)(?: full)?(?: name)?$/],
  ['spouse', /^name of (?:the )?(?:husband|wife|spouse)$/],
  ['spouse', /^(?:wife|w|husband|h) of?$/],
  ['relative', /^(?:guardian|relative|relation)(?: full)?(?: name)?$/],
  ['relative', /^father (?:or )?(?:husband|spouse)(?: name)?$/],
  ['relative', /^name of (?:the )?guardian$/],
  ['relative', /^(?:son|daughter|wife|care)(?: (?:son|daughter|wife))* of$/],
  ['relative', /^(?:(?:s|d|w|c) )+of?$/],
  ['birthDate', new RegExp(`^${OF_WHOM}(?:date of birth|birth ?date|d ?o ?b)$`)],
  ['pan', new RegExp(`^${OF_WHOM}(?:income tax )?(?:pan|permanent account)${NUMBER}$`)],
  ['aadhaar', new RegExp(`^${OF_WHOM}a{1,2}dh?aa?r${NUMBER}$`)],
  ['aadhaar', /^uid(?:ai)?(?: (?:no|number))?$/],
  ['address', new RegExp(`^${OF_WHOM}(?:(?:residential|permanent|present|current) )?address$`)],
  ['employer', /^(?:employer|company|organisation|organization)(?: name)?$/],
  ['employer', /^name of (?:the )?(?:employer|company|organisation|organization)$/],
  ['accountHolder', /^(?:bank )?(?:account|ac|a c) holder(?: name)?$/],
  [
    'accountHolder',
    /^name (?:of (?:the )?(?:account|a c|ac) holder|(?:as )?(?:per|in) bank(?: account)?)$/,
  ],
  ['uan', new RegExp(`^(?:e?pf )?(?:uan|universal account)${NUMBER}$`)],
]

/** The fact under a backend's key or label: 'EMPLOYEE_NAME', 'fatherName', "Husband's Name", 'PAN No.'; null for none. */
export function identityFactOf(key: string): IdentityFact | null {
  const words = humanizeKey(key)
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
  return KEY_PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** 'Insufficient Info' is the backend's text for an unreadable value (analyzers §3). */
const UNREAD =
  /^(?:insufficient (?:info|information)|n\.?\/?a\.?|nil|none|null|not (?:available|found)|[-–—.*\s]*)$/i

export const isRead = (text: string): boolean => !UNREAD.test(text.trim())

/** The name of the person that a document is about; undefined where none was read. */
export const personName = (fields: readonly { key: string; text: string }[]): string | undefined =>
  fields.find(({ key, text }) => identityFactOf(key) === 'name' && isRead(text))?.text

/** Of a document's fields in their order; other keys and unread values are left out. */
export const identityValues = (
  fields: readonly { key: string; text: string }[],
  sourceOf: (text: string) => ValueSource,
): IdentityValue[] =>
  fields.flatMap(({ key, text }) => {
    const fact = identityFactOf(key)
    return fact === null || !isRead(text) ? [] : [{ fact, text, source: sourceOf(text) }]
  })
