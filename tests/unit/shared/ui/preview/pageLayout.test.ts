import { describe, expect, it } from 'vitest'
import {
  MAX_CANVASES,
  PAGE_GAP_PX,
  anchorAt,
  baseScale,
  currentPage,
  drawScale,
  fitZoom,
  layOutPages,
  pagesToDraw,
  scrollTopOf,
  totalHeight,
} from '#shared/ui/preview/pdf/pageLayout.ts'

const A4 = { width: 600, height: 800 }
const pages = (count: number) => Array.from({ length: count }, () => A4)
/** 816 px from one page to the next. */
const ten = layOutPages(pages(10), 600, 1)

describe('scale', () => {
  it.each([
    ['fits a narrow pane', 300, 0.5],
    ['is never above the printed size', 2000, 96 / 72],
  ])('%s', (_, pane, scale) => {
    expect(baseScale(A4, pane)).toBeCloseTo(scale)
  })

  it.each([
    [300, 1],
    [1600, 2],
  ])('fit width on a pane of %d px is zoom %d', (pane, zoom) => {
    expect(fitZoom(A4, pane)).toBeCloseTo(zoom)
  })

  it('never asks for a canvas above 16 million pixels or two device pixels', () => {
    const [box] = layOutPages([A4], 600, 1)
    const [huge] = layOutPages([{ width: 10_000, height: 10_000 }], 10_000, 4)
    expect(box && drawScale(box, 3)).toBe(2)
    const scale = huge ? drawScale(huge, 1) : 0
    expect((10_000 * scale) ** 2).toBeLessThanOrEqual(16_000_001)
  })
})

it('lays pages one below the other and fits a wide one by itself', () => {
  const boxes = layOutPages([A4, { width: 1200, height: 800 }, A4], 600, 1)
  expect(boxes.map(({ top, width }) => [top, width])).toEqual([
    [0, 600],
    [816, 600],
    [816 + 400 + PAGE_GAP_PX, 600],
  ])
  expect(totalHeight(boxes)).toBe(816 + 416 + 800)
  expect(totalHeight([])).toBe(0)
})

it.each([
  ['the top', 0, 400, [1, 2]],
  ['the middle of page 5', 4 * 816 + 100, 400, [5, 6, 4]],
  ['two pages in view, the larger part first', 4 * 816 + 600, 800, [6, 5, 7, 4]],
  ['the end', 9 * 816 + 400, 400, [10, 9]],
  ['above the top (a bounce)', -50, 400, [1, 2]],
])('draws visible pages and one on each side: %s', (_, scrollTop, height, expected) => {
  expect(pagesToDraw(ten, scrollTop, height)).toEqual(expected)
})

it('draws all short pages that are in view, the nearest to the middle first', () => {
  const strips = layOutPages(
    Array.from({ length: 40 }, () => ({ width: 600, height: 50 })),
    600,
    1,
  )
  const drawn = pagesToDraw(strips, 660, 660)
  expect(drawn.toSorted((a, b) => a - b)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])
  expect(drawn[0]).toBe(16)
})

it('draws up to five pages around the visible ones', () => {
  const two = layOutPages(
    Array.from({ length: 40 }, () => ({ width: 600, height: 300 })),
    600,
    1,
  )
  expect(pagesToDraw(two, 316 * 10, 1264)).toHaveLength(MAX_CANVASES)
})

it('draws nothing of no pages', () => {
  expect(pagesToDraw([], 0, 400)).toEqual([])
  expect(currentPage([], 0, 400)).toBe(1)
})

it.each([
  [0, 1],
  [500, 1],
  [816 - 100, 2],
  [9 * 816, 10],
])('at %d px the current page is %d', (scrollTop, page) => {
  expect(currentPage(ten, scrollTop, 600)).toBe(page)
})

it.each([0, 123, 816, 5000])('keeps the position at %d px while zooming', (scrollTop) => {
  const zoomed = layOutPages(pages(10), 600, 1.7)
  const there = scrollTopOf(zoomed, anchorAt(ten, scrollTop))
  expect(scrollTopOf(ten, anchorAt(zoomed, there))).toBeCloseTo(scrollTop)
})
