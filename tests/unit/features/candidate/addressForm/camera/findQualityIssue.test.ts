import { expect, it } from 'vitest'
import {
  findQualityIssue,
  toGrayscale,
  type GrayscaleImage,
} from '#features/candidate/addressForm/camera/quality/findQualityIssue.ts'

const SIDE = 192

const painted = (brightness: (x: number, y: number) => number): GrayscaleImage => ({
  side: SIDE,
  pixels: Uint8ClampedArray.from({ length: SIDE * SIDE }, (_, at) =>
    brightness(at % SIDE, Math.floor(at / SIDE)),
  ),
})

/** A house: wall, roof, door, and the bricks of a sharp picture. */
const house = painted((x, y) => {
  if (y < 60) return 190
  if (x > 80 && x < 110 && y > 90) return 60
  return 120 + (x % 8 < 2 || y % 6 < 2 ? 40 : 0)
})
/** Lines of writing on paper. */
const paper = painted((x, y) => {
  if (x < 20 || x > 170 || y < 30) return 90
  return y % 10 < 4 && x % 6 < 4 && x < 120 ? 60 : 215
})

/** Each point the mean of its surroundings, as out of focus. */
function outOfFocus({ side, pixels }: GrayscaleImage, reach: number): GrayscaleImage {
  return painted((x, y) => {
    let sum = 0
    let count = 0
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const value = pixels[(y + dy) * side + x + dx]
        if (value === undefined) continue
        sum += value
        count += 1
      }
    return sum / count
  })
}
const changed = (
  picture: GrayscaleImage,
  change: (value: number, x: number, y: number) => number,
): GrayscaleImage => painted((x, y) => change(picture.pixels[y * SIDE + x] ?? 0, x, y))

const spot = (value: number, x: number, y: number) =>
  (x - 70) ** 2 + (y - 90) ** 2 < 900 ? 255 : value

it.each([
  ['a sharp house', house, [], null],
  ['a sharp paper', paper, [], null],
  ['a wall, which has no edges to be sharp', painted(() => 130), [], null],
  ['a white sheet, which is no glare', painted(() => 255), [], null],
  ['a night', changed(house, (value) => value / 6), [], 'dark'],
  ['a house out of focus', outOfFocus(house, 5), [], 'blurred'],
  ['a paper out of focus', outOfFocus(paper, 5), [], 'blurred'],
  ['a reflection on the paper', changed(paper, spot), [], 'glare'],
  ['the house beside a paper', house, [paper], null],
  [
    'the paper again, a little lighter',
    changed(paper, (value) => value + 8),
    [house, paper],
    'same',
  ],
  ['two walls', painted(() => 130), [painted(() => 130)], null],
])('%s', (_, picture, others, hint) => {
  expect(findQualityIssue(picture, others)).toBe(hint)
})

it('weighs colours as the eye does', () => {
  const rgba = Uint8ClampedArray.of(
    255,
    0,
    0,
    255,
    0,
    255,
    0,
    255,
    0,
    0,
    255,
    255,
    255,
    255,
    255,
    255,
  )
  expect([...toGrayscale(rgba, 2).pixels]).toEqual([76, 150, 29, 255])
})
