import { expect, it, test } from 'vitest'
import type { CasePhoto, Point } from '#features/kyc/dav/case.ts'
import { summarizePhotoDistance } from '#features/kyc/dav/photos/photoDistance.ts'

const HOUSE: Point = { latitude: 18.4921, longitude: 73.8203 }
const north = (metres: number): Point => ({ ...HOUSE, latitude: HOUSE.latitude + metres / 111_195 })

const photo = (minutes: number | null, location: Point | null): CasePhoto => ({
  jpeg: new Uint8Array(),
  takenAt:
    minutes === null
      ? null
      : new Date(Date.UTC(2026, 10, 20, 5, 6) + minutes * 60_000).toISOString(),
  location,
})
const distanceText = (selfie: CasePhoto, housePhoto = photo(0, HOUSE)) =>
  summarizePhotoDistance('selfie', { selfie, housePhoto })

it.each([
  [5, north(24), '24 m from the house photo, 5 minutes after it', false],
  [-1, north(24), '24 m from the house photo, 1 minute before it', false],
  [0, north(999), '999 m from the house photo, in the same minute', false],
  [2, north(3400), '3.40 km from the house photo, 2 minutes after it', true],
  [61, north(24), '24 m from the house photo, 61 minutes after it', true],
  [-60, north(24), '24 m from the house photo, 60 minutes before it', false],
  [null, north(24), '24 m from the house photo', false],
  [5, null, '5 minutes after the house photo', false],
  [0, null, 'With the house photo', false],
])('taken %s minutes later at %o: %s', (minutes, place, expected, isFar) => {
  expect(distanceText(photo(minutes, place))).toEqual({ text: expected, isFar })
})

test('compares the house photo with the farthest of the others', () => {
  const photos = {
    selfie: photo(1, north(10)),
    idProof: photo(2, north(2000)),
    housePhoto: photo(0, HOUSE),
  }
  expect(summarizePhotoDistance('housePhoto', photos)?.text).toBe(
    '2.00 km from the id proof, 2 minutes before it',
  )
})

test('returns nothing for a missing or single photo', () => {
  expect(summarizePhotoDistance('sign', { selfie: photo(0, HOUSE) })).toBeNull()
  expect(summarizePhotoDistance('selfie', { selfie: photo(0, HOUSE) })).toBeNull()
  expect(distanceText(photo(null, null))).toBeNull()
})
