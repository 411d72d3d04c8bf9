import { expect, it } from 'vitest'
import { fitViewport, project, pxPerMetre, isInViewport } from '#features/kyc/dav/map/viewport.ts'

const HOSUR = { latitude: 12.7071, longitude: 77.7826 }
const DELHI = { latitude: 28.5921, longitude: 77.046 }
const SIZE = { width: 372, height: 330 }

it('centres one location at zoom 14 at most', () => {
  const view = fitViewport([HOSUR], SIZE)
  expect(view).toMatchObject({ zoom: 14, ...SIZE })
  const { x, y } = project(view)(HOSUR)
  expect([x, y]).toEqual([expect.closeTo(186, 3), expect.closeTo(165, 3)])
})

it('leaves 100 px around the locations and zooms in as far as possible', () => {
  const view = fitViewport([HOSUR, DELHI], SIZE)
  const ys = [DELHI, HOSUR].map((point) => project(view)(point).y)
  expect(ys[0]).toBeGreaterThanOrEqual(100)
  expect(ys[1]).toBeLessThanOrEqual(230)
  const nearer = project({ ...view, zoom: view.zoom + 1 })
  expect(nearer(HOSUR).y - nearer(DELHI).y).toBeGreaterThan(130)
})

it('works for a map smaller than the padding', () => {
  expect(fitViewport([HOSUR, DELHI], { width: 180, height: 150 }).zoom).toBe(2)
})

it('detects a location outside the view', () => {
  const view = fitViewport([HOSUR], SIZE)
  expect([isInViewport(view, HOSUR), isInViewport(view, DELHI)]).toEqual([true, false])
})

it('knows the length of a metre', () => {
  expect(500 * pxPerMetre(fitViewport([{ latitude: 0, longitude: 0 }], SIZE))).toBeCloseTo(52.3, 1)
})
