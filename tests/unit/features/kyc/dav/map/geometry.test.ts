import { describe, expect, it } from 'vitest'
import {
  buildCircles,
  formatKm,
  formatPoint,
  midpoint,
  overridePosition,
  parsePoint,
} from '#features/kyc/dav/map/geometry.ts'
import { distanceKm } from '#shared/platform/lib/numbers/distance.ts'

const HOSUR = { latitude: 12.7071, longitude: 77.7826 }
const CHENNAI = { latitude: 13.0067, longitude: 80.2572 }
const east = (longitude: number) => ({ ...HOSUR, longitude: HOSUR.longitude + longitude })

it.each([
  ['the same place', HOSUR, HOSUR, '0.00 km'],
  [
    'one degree of the equator',
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 1 },
    '111.19 km',
  ],
  ['two towns', HOSUR, CHENNAI, '270.32 km'],
  [
    'across the date line',
    { latitude: 0, longitude: 179.5 },
    { latitude: 0, longitude: -179.5 },
    '111.19 km',
  ],
  ['antipodes', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, '20015.09 km'],
])('measures %s', (_, one, other, distance) => {
  expect(formatKm(distanceKm(one, other))).toBe(distance)
})

it('moves the override 100 m east of the detected location', () => {
  const moved = overridePosition(HOSUR)
  expect(moved.latitude).toBe(HOSUR.latitude)
  expect(moved.longitude).toBeGreaterThan(HOSUR.longitude)
  expect(distanceKm(HOSUR, moved)).toBeCloseTo(0.1, 4)
})

it.each([
  ['at a pole', { latitude: 90, longitude: 10 }, 10, 11],
  ['at the other pole', { latitude: -90, longitude: 10 }, 10, 11],
  ['at the date line', { latitude: 0, longitude: 179.9999 }, -180, -179.99],
])('keeps the override valid %s', (_where, detected, from, to) => {
  const { longitude } = overridePosition(detected)
  expect(longitude).toBeGreaterThan(from)
  expect(longitude).toBeLessThan(to)
})

it('formats a location with four decimals', () => {
  expect(formatPoint({ latitude: 12.7, longitude: -77.78264 })).toBe('12.7000, -77.7826')
})

describe('circles', () => {
  const near = east(0.003)
  const far = east(0.02)
  it.each([
    [
      'up to one km apart: one of 400 m around the midpoint',
      HOSUR,
      near,
      [[400, midpoint(HOSUR, near)]],
    ],
    [
      'farther apart: one of 500 m each',
      HOSUR,
      far,
      [
        [500, HOSUR],
        [500, far],
      ],
    ],
    ['without detected location', HOSUR, null, [[500, HOSUR]]],
    ['without entered location', null, HOSUR, [[500, HOSUR]]],
    ['none', null, null, []],
  ])('%s', (_, entered, detected, circles) => {
    expect(buildCircles(entered, detected).map(({ radiusM, centre }) => [radiusM, centre])).toEqual(
      circles,
    )
  })
})

it.each([
  ['12.9716, 77.5946', { latitude: 12.9716, longitude: 77.5946 }],
  [' -12.5 77 ', { latitude: -12.5, longitude: 77 }],
  ['12.9716,77.5946', { latitude: 12.9716, longitude: 77.5946 }],
  ['91, 77', null],
  ['12.9, 181', null],
  ['560011', null],
  ['12 MG Road', null],
  ['12, 2nd Cross', null],
  ['', null],
])('parses “%s” as coordinates if valid', (text, point) => {
  expect(parsePoint(text)).toEqual(point)
})
