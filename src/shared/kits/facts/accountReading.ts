/** What a statement tells about its account; null for what was not read with certainty. */
export type AccountReading = {
  bankName: string | null
  /** Last four digits. */
  accountEnd: string | null
  /** Tells whole numbers with the same last digits apart. */
  accountCheck?: number | null | undefined
  holder: string | null
  accountType: string | null
}

/** 'unclear': the same number, but another holder or type; 'possible': nothing contradicts it. */
export type AccountRelation = 'same' | 'different' | 'unclear' | 'possible'

export function compareAccounts(a: AccountReading, b: AccountReading): AccountRelation {
  if (differs(a.bankName, b.bankName)) return 'different'
  if (differs(a.accountEnd, b.accountEnd)) return 'different'
  if (differs(a.accountCheck, b.accountCheck)) return 'different'
  const hasNumbers = a.accountEnd !== null && b.accountEnd !== null
  if (differs(a.accountType, b.accountType) || !mayBeSameHolder(a.holder, b.holder))
    return hasNumbers ? 'unclear' : 'different'
  return hasNumbers ? 'same' : 'possible'
}

const differs = <Value>(a: Value, b: Value): boolean =>
  (a ?? null) !== null && (b ?? null) !== null && a !== b

const HONORIFIC = /^(?:mr|mrs|ms|miss|smt|shri|sri|kumari|dr|and)$/

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !HONORIFIC.test(word))

/** A joint holder may be left out, and a name shortened to its initial. */
function mayBeSameHolder(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return true
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].toSorted(
    (first, second) => first.length - second.length,
  )
  return short.every((word) => long.some((other) => isSameWord(word, other)))
}

const isSameWord = (word: string, other: string): boolean =>
  word === other ||
  ((word.length === 1 || other.length === 1) && word.charAt(0) === other.charAt(0))

export type ReadFile<Id> = { id: Id; reading: AccountReading }

export type AccountGroups<Id> = {
  /** In the order of their first files; two files of different groups are of different accounts. */
  groups: readonly (readonly Id[])[]
  /** Files that may be of several groups. */
  unplaced: readonly Id[]
  /** Files of one group whose number is the same, but not their holder or type. */
  unclear: readonly Id[]
}

export function groupByAccount<Id>(files: readonly ReadFile<Id>[]): AccountGroups<Id> {
  const groups: ReadFile<Id>[][] = []
  const unplaced: Id[] = []
  // Files that tell more come first, so that the others meet all groups.
  for (const file of files.toSorted((a, b) => weightOf(b.reading) - weightOf(a.reading))) {
    const fitting = groups.filter((group) =>
      group.every(({ reading }) => compareAccounts(reading, file.reading) !== 'different'),
    )
    const sure = fitting.filter((group) =>
      group.some(({ reading }) => compareAccounts(reading, file.reading) === 'same'),
    )
    const [group, ...others] = sure.length === 1 ? sure : fitting
    if (group === undefined) groups.push([file])
    else if (others.length === 0) group.push(file)
    else unplaced.push(file.id)
  }
  const position = (group: readonly ReadFile<Id>[]) =>
    files.findIndex((file) => group.includes(file))
  const inOrder = (ids: readonly Id[]) => files.map(({ id }) => id).filter((id) => ids.includes(id))
  return {
    groups: groups
      .toSorted((a, b) => position(a) - position(b))
      .map((group) => inOrder(group.map(({ id }) => id))),
    unplaced: inOrder(unplaced),
    unclear: inOrder(groups.flatMap(findUnclear)),
  }
}

const findUnclear = <Id>(group: readonly ReadFile<Id>[]): Id[] =>
  group
    .filter((file) =>
      group.some(({ reading }) => compareAccounts(file.reading, reading) === 'unclear'),
    )
    .map(({ id }) => id)

const weightOf = ({ bankName, accountEnd, holder, accountType }: AccountReading): number =>
  (accountEnd === null ? 0 : 8) +
  (bankName === null ? 0 : 4) +
  (holder === null ? 0 : 2) +
  (accountType === null ? 0 : 1)
