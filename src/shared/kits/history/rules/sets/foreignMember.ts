import { fileFinding, type Finding } from '../../finding.ts'
import { sharedHead, type SetFile } from './groupFiles.ts'

const MIN_FILES = 3
const MIN_SHARE = 2 / 3
/** Points: the same template is drawn at the same place. */
const NEAR_PT = 4
const DAY_MS = 86_400_000
/** Between files that were each made after their own month. */
const MIN_DAYS_APART = 15
/** After the first day of its month: payslips and statements are issued in the next one. */
const MAX_DAYS_AFTER = 62

type Trait = {
  of: (file: SetFile) => string
  /** "5 of 6 {verb} {value}" */
  verb: string
  singular: string
}

/** Each tells a foreign file on its own. An empty value is not compared. */
const TRAITS: readonly Trait[] = [
  {
    of: ({ traits }) => traits.program || 'a program without a name',
    verb: 'were made by',
    singular: 'was made by',
  },
  { of: ({ traits }) => traits.fonts, verb: 'have the fonts', singular: 'has' },
  {
    of: ({ traits: { size } }) => `${Math.round(size.width)} × ${Math.round(size.height)} points`,
    verb: 'have pages of',
    singular: 'has pages of',
  },
]

/** Check 10, of the files of one account or employer: those that differ from at least two thirds. By file id. */
export function foreignMembers(group: readonly SetFile[]): Map<string, Finding> {
  const differences = new Map<SetFile, string[]>()
  if (group.length < MIN_FILES) return new Map()
  const add = (file: SetFile, text: string) =>
    void differences.set(file, [...(differences.get(file) ?? []), text])
  for (const { of, verb, singular } of TRAITS) {
    const known = group.filter((file) => of(file) !== '')
    const majority = majorityOf(known, of)
    if (majority === null) continue
    const count = known.filter((file) => of(file) === majority).length
    for (const file of known)
      if (of(file) !== majority)
        add(
          file,
          `${count} of ${known.length} ${verb} ${majority}, this one ${singular} ${of(file)}.`,
        )
  }
  for (const file of displaced(group)) add(file, 'Its letterhead stands at another place.')
  if (isChangeOfSystem(group, differences)) return new Map()
  return new Map(
    [...differences].map(([{ id }, texts]) => [id, fileFinding('foreignMember', ...texts)]),
  )
}

/** The value of at least two thirds, and of three files at least two; null for none. */
function majorityOf(files: readonly SetFile[], of: (file: SetFile) => string): string | null {
  if (files.length < MIN_FILES) return null
  const counts = new Map<string, number>()
  for (const file of files) counts.set(of(file), (counts.get(of(file)) ?? 0) + 1)
  const [value, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  return value !== undefined && count !== undefined && count >= MIN_SHARE * files.length
    ? value
    : null
}

/** Files whose letterhead stands elsewhere than in at least two thirds of the files with the same words. */
function displaced(group: readonly SetFile[]): SetFile[] {
  return group.filter((file) => {
    const others = group.flatMap((other) => {
      const shared = other === file ? null : sharedHead(file.traits, other.traits)
      return shared === null ? [] : [shared]
    })
    const isNear = ([a, b]: (typeof others)[number]) =>
      Math.abs(a.left - b.left) < NEAR_PT && Math.abs(a.top - b.top) < NEAR_PT
    return others.length >= MIN_FILES - 1 && others.filter(isNear).length === 0 && areNear(others)
  })
}

const areNear = (others: readonly (readonly [unknown, { left: number; top: number }])[]) => {
  const [first] = others
  return others.every(
    ([, { left, top }]) =>
      Math.abs(left - (first?.[1].left ?? 0)) < NEAR_PT &&
      Math.abs(top - (first?.[1].top ?? 0)) < NEAR_PT,
  )
}

/**
 * From one month on, all are different: a bank or an employer has another program. One file alone at an end counts where more
 * than one thing differs and no date contradicts it.
 */
function isChangeOfSystem(
  group: readonly SetFile[],
  foreign: ReadonlyMap<SetFile, readonly string[]>,
): boolean {
  const periodOf = ({ traits }: SetFile) => traits.period ?? ''
  if (foreign.size === 0 || group.some((file) => periodOf(file) === '')) return false
  const sorted = group.toSorted((a, b) => (periodOf(a) < periodOf(b) ? -1 : 1))
  const isRun = (files: readonly SetFile[]) => files.every((file) => foreign.has(file))
  if (!isRun(sorted.slice(-foreign.size)) && !isRun(sorted.slice(0, foreign.size))) return false
  if (foreign.size > 1) return true
  return [...foreign.values()].every(({ length }) => length > 1) && mayBeMadeMonthly(sorted)
}

/** Each soon after its own month, and none together with another one; files without a date may be. */
function mayBeMadeMonthly(sorted: readonly SetFile[]): boolean {
  let last = -Infinity
  return sorted.every(({ traits: { made, period } }) => {
    if (made === null) return true
    const time = Date.parse(made)
    const isApart = time - last >= MIN_DAYS_APART * DAY_MS
    last = time
    return isApart && time - Date.parse(period ?? '') < MAX_DAYS_AFTER * DAY_MS
  })
}
