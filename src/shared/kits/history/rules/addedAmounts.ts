import { wordsOf, type PageContent } from '../content/pageContent.ts'
import type { Evidence, Place } from '../finding.ts'
import type { VisiblePage } from './changedWords.ts'
import { placeOf } from './places.ts'

/** Amounts of a column begin or end at the same place. */
const ALIGNED_PT = 2
const COLUMN_AMOUNTS = 2
/** Above or below the column, in heights of the added amount. */
const NEAR_COLUMN = 4

/** Money has decimals or thousands: no page number, year or time. */
const isMoney = (text: string | null) =>
  text !== null && /^[^\p{L}\d]*\d[\d,]*(?:\.\d{2}|,\d{3})\D{0,3}$/u.test(text)

/**
 * Whether an amount of money was added to a column of earlier ones. What portals add at a download, such as lines with
 * a date, a number or a stamp, is not aligned with the amounts of a page.
 */
export function isAmountAdded(
  before: VisiblePage,
  evidence: readonly Evidence[],
  now: PageContent,
): boolean {
  const { width } = now
  const earlier = wordsOf(before.letters)
    .filter(({ text }) => isMoney(text))
    .map(({ box }) => placeOf(box, now))
  return evidence.some(({ now: text, nowPlace }) => {
    if (nowPlace === null || !isMoney(text)) return false
    const column = earlier.filter(
      (place) =>
        Math.abs(place.left - nowPlace.left) * width < ALIGNED_PT ||
        Math.abs(rightOf(place) - rightOf(nowPlace)) * width < ALIGNED_PT,
    )
    const room = NEAR_COLUMN * nowPlace.height
    const top = Math.min(...column.map((place) => place.top)) - room
    const bottom = Math.max(...column.map((place) => place.top)) + room
    return column.length >= COLUMN_AMOUNTS && nowPlace.top > top && nowPlace.top < bottom
  })
}

const rightOf = ({ left, width }: Place) => left + width
