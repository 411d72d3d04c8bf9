import { expect, it } from 'vitest'
import type { Photos } from '#features/candidate/addressForm/model/form.ts'
import { measurePhotoDistances } from '#features/candidate/addressForm/model/photoDistance.ts'
import { aPhoto, photosOf } from '../builders.ts'

it.each<[string, Photos, string[]]>([
  ['none', {}, []],
  ['all at one place', photosOf('housePhoto', 'selfie', 'sign'), []],
  [
    'one a kilometre off, which is near',
    { ...photosOf('housePhoto', 'sign'), selfie: aPhoto({ km: 0.99 }) },
    [],
  ],
  [
    'one farther off',
    { ...photosOf('housePhoto', 'sign'), selfie: aPhoto({ km: 1.8 }) },
    ['selfie'],
  ],
  [
    'one an hour later, which is one visit',
    { ...photosOf('housePhoto'), selfie: aPhoto({ minutes: 60 }) },
    [],
  ],
  ['one later', { ...photosOf('housePhoto'), selfie: aPhoto({ minutes: 61 }) }, ['selfie']],
  [
    'the house alone elsewhere',
    { ...photosOf('selfie', 'sign'), housePhoto: aPhoto({ km: 5 }) },
    ['housePhoto'],
  ],
])('%s', (_, photos, apart) => {
  expect(measurePhotoDistances(photos).distant.map(({ name }) => name)).toEqual(apart)
})

it('tells how far and how much later', () => {
  const { distant } = measurePhotoDistances({
    ...photosOf('housePhoto', 'sign'),
    selfie: aPhoto({ km: 1.8, minutes: 47 }),
  })
  expect(distant).toEqual([
    {
      name: 'selfie',
      metres: expect.closeTo(1800, -2) as number,
      minutes: 47,
      isFar: true,
      isLate: false,
    },
  ])
})
