import type { FileTraits, HeadLine } from '../../content/fileTraits.ts'

export type SetFile = { id: string; name: string; traits: FileTraits }

/** Files of one account, or of one employer or bank by the words of the letterhead. In their order. */
export function groupFiles(files: readonly SetFile[]): SetFile[][] {
  const groups: SetFile[][] = []
  for (const file of files) {
    const group = groups.find((others) => others.some((other) => belongTogether(file, other)))
    if (group === undefined) groups.push([file])
    else group.push(file)
  }
  return groups
}

function belongTogether({ traits: a }: SetFile, { traits: b }: SetFile): boolean {
  if (a.isPayslip !== b.isPayslip) return false
  // Two employers pay into one account.
  if (!a.isPayslip && a.account !== null && b.account !== null) return a.account === b.account
  return sharedHead(a, b) !== null
}

/** The first line of the letterhead that both have. */
export function sharedHead(a: FileTraits, b: FileTraits): readonly [HeadLine, HeadLine] | null {
  for (const line of a.head) {
    const other = b.head.find(({ words }) => words === line.words)
    if (other !== undefined) return [line, other]
  }
  return null
}
