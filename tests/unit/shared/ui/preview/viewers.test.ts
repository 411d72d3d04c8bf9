import { describe, expect, it } from 'vitest'
import { FILE_KINDS } from '#shared/platform/config/limits.ts'
import { StalledError } from '#shared/platform/lib/async/stallTimeout.ts'
import type { PdfDocument } from '#shared/platform/pdf/pdfEngine.ts'
import { layOutImage } from '#shared/ui/preview/image/layOutImage.ts'
import { createDrawQueue } from '#shared/ui/preview/pdf/drawQueue.ts'
import { findValue } from '#shared/ui/preview/pdf/find/findText.ts'
import { splitRun } from '#shared/ui/preview/pdf/find/textHighlights.ts'
import {
  type TextMatch,
  createTextIndex,
  findAfter,
  findAll,
  findNth,
} from '#shared/ui/preview/pdf/find/textIndex.ts'
import { VIEWER_BY_KIND } from '#shared/ui/preview/viewers.ts'
import { documentOf } from '#tests/support/fakePdf.ts'

it.each([
  ['pdf', 'pdf'],
  ['jpg', 'image'],
  ['jpeg', 'image'],
  ['png', 'image'],
  ['xls', 'sheet'],
  ['xlsx', 'sheet'],
  ['csv', 'sheet'],
] as const)('%s is shown by %s', (kind, viewer) => {
  expect(VIEWER_BY_KIND[kind]).toBe(viewer)
})

it('names a viewer for every kind', () => {
  expect(Object.keys(VIEWER_BY_KIND).toSorted()).toEqual([...FILE_KINDS].toSorted())
})

describe('a picture of 400 × 800', () => {
  const size = { width: 400, height: 800 }
  it.each([
    ['smaller than the pane: its own size', 1000, 1, 0, 400, 800, 2.5],
    ['wider than the pane: fitted', 200, 1, 0, 200, 400, 1],
    ['zoomed', 200, 1.5, 0, 300, 600, 1],
    ['on its side', 400, 1, 1, 400, 200, 1],
    ['upside down', 200, 1, 2, 200, 400, 1],
  ])('%s', (_, pane, zoom, turns, width, height, fit) => {
    const { frame, fitZoom } = layOutImage(size, pane, zoom, turns)
    expect(frame).toEqual({ width, height })
    expect(fitZoom).toBeCloseTo(fit)
  })
})

describe('splits a run at the borders of the highlights', () => {
  const range = (start: number, end: number) => ({ start, end })
  it.each([
    ['none', [], ['-abcdef']],
    ['within', [range(12, 14)], ['-ab', '0cd', '-ef']],
    ['all of it', [range(10, 16)], ['0abcdef']],
    ['from the run before into the next', [range(5, 12), range(15, 20)], ['0ab', '-cde', '1f']],
    ['elsewhere', [range(0, 10), range(16, 20)], ['-abcdef']],
    ['two that touch', [range(10, 12), range(12, 16)], ['0ab', '1cdef']],
  ])('%s', (_, ranges, pieces) => {
    expect(
      splitRun('abcdef', 10, ranges).map(({ text, highlight }) => `${highlight ?? '-'}${text}`),
    ).toEqual(pieces)
  })
})

describe('pages are drawn one at a time', () => {
  const job = (
    name: string,
    rank: number,
    log: string[],
    signal = new AbortController().signal,
  ) => ({
    priority: () => rank,
    run: async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (name === 'broken') throw new Error('cannot be drawn')
    },
    signal,
  })
  const settled = () => new Promise((done) => setTimeout(done))

  it('draws by priority, continues after a failure, and skips aborted pages', async () => {
    const log: string[] = []
    const queue = createDrawQueue()
    queue.add(job('next', 1, log))
    queue.add(job('broken', 0.5, log))
    queue.add(job('gone', -1, log, AbortSignal.abort()))
    queue.add(job('seen', 0, log))
    await settled()
    queue.add(job('later', 5, log))
    await settled()
    expect(log).toEqual(
      ['seen', 'broken', 'next', 'later'].flatMap((name) => [`${name} begins`, `${name} ends`]),
    )
  })
})

describe('a search over pages', () => {
  const texts = ['a 10 b 10', 'none', 'c 10.00']
  const read: number[] = []
  const index = {
    pages: texts.length,
    hasUnreadPages: () => false,
    runs: (page: number) => {
      read.push(page)
      return Promise.resolve([texts[page - 1] ?? ''])
    },
  }
  const find = (text: string) => findValue(text, '10')
  const { signal } = new AbortController()
  const place = (hit: TextMatch | null) => hit && `${hit.page}:${hit.range.start}`

  it.each([
    [1, '1:2', [1]],
    [2, '1:7', [1]],
    [3, '3:2', [1, 2, 3]],
    [9, '3:2', [1, 2, 3]],
  ])('occurrence %d is at %s and no page is read beyond it', async (nth, expected, pages) => {
    read.length = 0
    expect(place(await findNth(index, find, nth, signal))).toBe(expected)
    expect(read).toEqual(pages)
  })

  it('returns null without a match', async () => {
    expect(await findNth(index, () => [], 1, signal)).toBeNull()
  })

  it.each([
    ['nothing', [], '1:2'],
    ['a value before it on the page', ['b'], '1:7'],
    ['a value of an earlier page', ['none'], '3:2'],
    ['values in their order', ['a', '10', 'none'], '3:2'],
    ['a value that is not there', ['b', 'missing'], '1:7'],
    ['values out of order', ['c', 'a'], '3:2'],
    ['a value that nothing follows', ['c', '10'], '1:2'],
  ])('the one after %s', async (_name, landmarks, expected) => {
    const matchers = landmarks.map((landmark) => (text: string) => findValue(text, landmark))
    expect(place(await findAfter(index, matchers, find, signal))).toBe(expected)
  })

  it('reports all at the end', async () => {
    const told: (string | boolean | null)[] = []
    await findAll(index, find, signal, (hits, isDone) => told.push(...hits.map(place), isDone))
    expect(told).toEqual(['1:2', '1:7', '3:2', true])
  })

  it('stops when aborted', async () => {
    await expect(findNth(index, find, 1, AbortSignal.abort())).rejects.toThrow('abort')
  })
})

describe('a page whose text takes too long', () => {
  const slow: PdfDocument = {
    ...documentOf(['', '']),
    getPage: async (number) => {
      if (number === 1) throw new StalledError()
      return { ...(await documentOf(['', '']).getPage(number)), getText: async () => ['net 10'] }
    },
  }

  it('is skipped by a search, which reports it', async () => {
    const index = createTextIndex(slow)
    expect(index.hasUnreadPages()).toBe(false)
    const { signal } = new AbortController()
    const find = (value: string) => (text: string) => findValue(text, value)
    expect(await findNth(index, find('10'), 1, signal)).toMatchObject({ page: 2 })
    expect(await findNth(index, find('11'), 1, signal)).toBeNull()
    expect(index.hasUnreadPages()).toBe(true)
  })
})
