import { areaOf, intersect, type Box } from '../content/geometry.ts'
import type { PageContent } from '../content/pageContent.ts'
import type { Evidence } from '../finding.ts'
import { placeOf } from './places.ts'

/** A picture with a text that stands for its pixels; null where they could not be read. */
export type KnownPicture = { box: Box; digest: string | null }

const NEAR_PT = 2
const MIN_AREA_PT = 4

const isSamePlace = (a: Box, b: Box) =>
  a.every((side, index) => Math.abs(side - (b[index] ?? 0)) < NEAR_PT)

/** Pictures that are only on one of the pages, those at the same place as one pair. */
export function changedPictures(
  before: { content: PageContent; pictures: readonly KnownPicture[] },
  now: { content: PageContent; pictures: readonly KnownPicture[] },
): Evidence[] {
  const isKnownIn = (pictures: readonly KnownPicture[]) => (picture: KnownPicture) =>
    pictures.some(
      ({ box, digest }) =>
        isSamePlace(box, picture.box) &&
        (digest === picture.digest || digest === null || picture.digest === null),
    )
  const isShown = ({ box }: KnownPicture) => areaOf(box) > MIN_AREA_PT
  const gone = before.pictures.filter(isShown).filter((one) => !isKnownIn(now.pictures)(one))
  const added = new Set(
    now.pictures.filter(isShown).filter((one) => !isKnownIn(before.pictures)(one)),
  )
  const pairs: Evidence[] = gone.map(({ box }) => {
    const next = [...added].find((other) => areaOf(intersect(box, other.box)) > areaOf(box) / 2)
    if (next !== undefined) added.delete(next)
    return {
      label: '',
      before: 'Picture',
      now: next === undefined ? null : 'Another picture',
      beforePlace: placeOf(box, before.content),
      nowPlace: next === undefined ? null : placeOf(next.box, now.content),
    }
  })
  const alone = [...added].map(({ box }) => ({
    label: '',
    before: null,
    now: 'Picture',
    beforePlace: null,
    nowPlace: placeOf(box, now.content),
  }))
  return [...pairs, ...alone]
}

/** Shapes and lines that are only on one of the pages. Numbers are rounded differently by different programs. */
export function changedDrawings(before: PageContent, now: PageContent): Evidence[] {
  const isIn = (page: PageContent) => {
    const byPoints = new Map<number, Box[]>()
    for (const { box, points, annotation } of page.drawings)
      if (annotation === null) byPoints.set(points, [...(byPoints.get(points) ?? []), box])
    return (box: Box, points: number) =>
      (byPoints.get(points) ?? []).some((other) => isSamePlace(box, other))
  }
  const [isBefore, isNow] = [isIn(before), isIn(now)]
  const unmatched = (page: PageContent, isKnown: (box: Box, points: number) => boolean) =>
    page.drawings
      .filter(({ annotation }) => annotation === null)
      .filter(({ box, points }) => areaOf(box) > MIN_AREA_PT && !isKnown(box, points))
  return [
    ...unmatched(before, isNow).map(({ box }) => ({
      label: '',
      before: 'Shape',
      now: null,
      beforePlace: placeOf(box, before),
      nowPlace: null,
    })),
    ...unmatched(now, isBefore).map(({ box }) => ({
      label: '',
      before: null,
      now: 'Shape',
      beforePlace: null,
      nowPlace: placeOf(box, now),
    })),
  ]
}
