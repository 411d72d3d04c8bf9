import { ACCOUNT_PLACES } from './magic/account.ts'
import { DAV_PLACES } from './magic/addressVerification.ts'
import { ADMIN_PLACES } from './magic/administration.ts'
import { ANALYZER_PLACES } from './magic/analyzers.ts'
import { COMPANY_PLACES } from './magic/companyChecks.ts'
import { FAULTS, type FaultRow } from './magic/faults.ts'
import { GSTR_PLACES } from './magic/gstr.ts'
import type { Place } from './magic/place.ts'
import { UAN_PLACES } from './magic/uan.ts'

/** Where a magic value is entered or detected. */
export const MAGIC_PLACES = {
  ...ANALYZER_PLACES,
  ...ACCOUNT_PLACES,
  ...ADMIN_PLACES,
  ...DAV_PLACES,
  ...COMPANY_PLACES,
  ...UAN_PLACES,
  ...GSTR_PLACES,
}

export type MagicPlace = keyof typeof MAGIC_PLACES
export type AnalyzerPlace = keyof typeof ANALYZER_PLACES

/** A value at one place. `name` is the fault's, `value` is what is typed. */
export type MagicRow = FaultRow & { place: MagicPlace; name: string; value: string }

function rowsOf(place: MagicPlace): MagicRow[] {
  const at: Place = MAGIC_PLACES[place]
  const shared = at.faults.map((name) => [name, { ...FAULTS[name], ...at.differs?.[name] }])
  const rows: Record<string, FaultRow> = { ...Object.fromEntries(shared), ...at.ownFaults }
  return Object.entries(rows).map(([name, row]) =>
    Object.assign({ place, name, value: `${at.prefix ?? ''}${name}` }, row),
  )
}

const isPlace = (name: string): name is MagicPlace => Object.hasOwn(MAGIC_PLACES, name)

/** Every value at every place, used by handlers, samples, their generators and /sandbox. */
export const MAGIC: readonly MagicRow[] = Object.keys(MAGIC_PLACES).filter(isPlace).flatMap(rowsOf)

/** The row of this value at this place, if it is a magic value. */
export function magicAt(place: MagicPlace, value: string): MagicRow | undefined {
  return MAGIC.find((row) => row.place === place && row.value === value)
}

/** The row for a file name: both 'low-credits.pdf' and 'bank-low-credits.pdf' match. */
export function magicInName(place: AnalyzerPlace, fileName: string): MagicRow | undefined {
  const base = fileName.replace(/\.[^.]*$/, '').toLowerCase()
  const { filePrefix } = MAGIC_PLACES[place]
  return magicAt(place, base.startsWith(filePrefix) ? base.slice(filePrefix.length) : base)
}

/** Whether the call that carries the value fails, so that nothing else is read. */
export const isRefusal = ({ answer, at }: FaultRow): boolean =>
  answer !== undefined && at === undefined

/** The part of an email before the @, in lower case. */
export const localPart = (email: string): string => email.split('@')[0]?.trim().toLowerCase() ?? ''
