import { indexOfText } from './pdfObject.ts'
import type { Section } from './sections.ts'

/** One saved version. `end`: the file of that time is the bytes before it. `sections`: newest first, with all older ones. */
export type Revision = { end: number; own: readonly Section[]; sections: readonly Section[] }

const END_OF_FILE = '%%EOF'

/**
 * The saved versions of a file, the oldest first. A linearised file has two tables and is one version: its first table
 * stands before the one that it names as older.
 */
export function findRevisions(bytes: Uint8Array, sections: readonly Section[]): Revision[] {
  const revisions: Revision[] = []
  let first = 0
  sections.forEach((section, index) => {
    const older = sections[index + 1]
    if (older !== undefined && older.offset > section.offset) return
    const own = sections.slice(first, index + 1)
    const end = endAfter(bytes, Math.max(...own.map(({ offset }) => offset)))
    revisions.unshift({ end, own, sections: sections.slice(first) })
    first = index + 1
  })
  const newest = revisions.at(-1)
  if (newest !== undefined) newest.end = bytes.length
  // A version that would end after the next one has begun is none.
  return revisions.filter(
    ({ end }, index) => end > 0 && end <= (revisions[index + 1]?.end ?? bytes.length),
  )
}

/** After the "%%EOF" that follows; 0 where there is none. */
function endAfter(bytes: Uint8Array, offset: number): number {
  const at = indexOfText(bytes, END_OF_FILE, offset)
  return at < 0 ? 0 : at + END_OF_FILE.length
}
