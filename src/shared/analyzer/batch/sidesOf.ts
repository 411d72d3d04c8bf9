import { splitName } from '#shared/lib/fileName.ts'
import { statusOf, type UploadEntry } from '#shared/upload/uploadEntry.ts'

export type Sides = readonly [UploadEntry, UploadEntry]

/** What people and phones write to tell one side of a card from the other. */
const SIDE_WORDS = /front|back|rear|reverse|obverse|side|page|img|image|photo|pic|scan|copy|\d+/g

/** 'Aadhaar_front.jpg' and 'Aadhaar-back (1).jpg' have the same one. */
const cardOf = ({ name }: UploadEntry) =>
  splitName(name)
    .base.toLowerCase()
    .replaceAll(SIDE_WORDS, '')
    .replaceAll(/[^a-z]/g, '')

/**
 * Pictures that look like the two sides of one card: named alike but for the side, or the only two there are. An offer,
 * so a name that says nothing ('IMG_2041') says nothing about a pair either.
 */
export function sidesOf(entries: readonly UploadEntry[]): readonly Sides[] {
  const pictures = entries.filter(
    (entry) =>
      entry.kind !== 'pdf' && statusOf(entry, entries).kind === 'ready' && entry.apart !== true,
  )
  const [one, other, ...more] = pictures
  if (one === undefined || other === undefined) return []
  if (more.length === 0) return [[one, other]]
  return pictures.flatMap((front, place): Sides[] => {
    const card = cardOf(front)
    const same = pictures.filter((entry) => card !== '' && cardOf(entry) === card)
    const back = same[1]
    return same.length === 2 && back !== undefined && pictures.indexOf(back) > place
      ? [[front, back]]
      : []
  })
}
