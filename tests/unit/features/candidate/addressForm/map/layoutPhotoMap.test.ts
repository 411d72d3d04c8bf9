import { expect, it } from 'vitest'
import { layoutPhotoMap, MAP_SIZE } from '#features/candidate/addressForm/map/layoutPhotoMap.ts'
import type { Photos } from '#features/candidate/addressForm/model/form.ts'
import { measurePhotoDistances } from '#features/candidate/addressForm/model/photoDistance.ts'
import { aPhoto, photosOf } from '../builders.ts'

const drawn = (photos: Photos) => layoutPhotoMap(photos, measurePhotoDistances(photos))
const namesIn = (photos: Photos) =>
  drawn(photos)?.markers.map((spot) => spot.photos.map(({ name }) => name).join(' '))

it('has nothing to draw where no photo was taken now', () => {
  expect(drawn({})).toBeNull()
})

it('puts the photos of one place in the middle, with half a kilometre around it', () => {
  const map = drawn(photosOf('housePhoto', 'selfie'))
  expect(map?.markers).toMatchObject([{ x: MAP_SIZE.width / 2, distanceM: null }])
  expect(map?.grid).toEqual({ side: map?.circleRadius, metres: 500 })
})

it.each<[string, Photos, string[]]>([
  [
    'a photo that was taken elsewhere alone',
    { ...photosOf('housePhoto', 'sign'), selfie: aPhoto({ km: 1.8 }) },
    ['housePhoto sign', 'selfie'],
  ],
  [
    'two that were taken elsewhere together',
    {
      ...photosOf('housePhoto', 'idProof', 'sign'),
      addressProof: aPhoto({ km: 5 }),
      selfie: aPhoto({ km: 5.5 }),
    },
    ['housePhoto idProof sign', 'addressProof selfie'],
  ],
  [
    'one that was only taken later with the others',
    { ...photosOf('housePhoto', 'sign'), selfie: aPhoto({ minutes: 90 }) },
    ['housePhoto sign selfie'],
  ],
])('shows %s', (_, photos, spots) => {
  expect(namesIn(photos)).toEqual(spots)
})

it.each([1.2, 30, 1_500])('keeps every place %d km off on the sheet, true to scale', (km) => {
  const map = drawn({
    ...photosOf('housePhoto', 'sign'),
    selfie: aPhoto({ km }),
    idProof: aPhoto({ km: -km }),
  })
  const [here, idProof, selfie] = map?.markers ?? []
  const east = (selfie?.x ?? 0) - (here?.x ?? 0)
  expect(east).toBeCloseTo((here?.x ?? 0) - (idProof?.x ?? 0))
  const { side = 0, metres = 0 } = map?.grid ?? {}
  expect(((east / side) * metres) / (km * 1_000)).toBeCloseTo(1, 2)
  for (const { x, y } of map?.markers ?? []) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(MAP_SIZE.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(MAP_SIZE.height)
  }
})
