import { heapOf, objectsOf } from './heap.mjs'
import { least, median, repeat, sideBySide } from './rows.mjs'
import { sampleCase } from './sampleCase.mjs'

/** Between two pictures of a 60 Hz screen, ms. */
export const FRAME_MS = 1000 / 60
const CASES_IN_A_ROW = 20
/** Bytes of a photo with which the five of a case come as 8 MB. */
const PHOTO_OF_8_MB = 1_200_000

/** A case with its photos, from its bytes to its record. */
export function readCase({ onCases }, rounds) {
  return onCases(PHOTO_OF_8_MB, async (call) => {
    await call('prepare')
    await call('read')
    await call('reference')
    const found = await sideBySide(
      rounds,
      () => call('read'),
      () => call('reference'),
    )
    return [
      {
        name: 'case of 8 MB opened',
        ...found,
        unit: 'ms',
        goal: 1.3,
        of: 'JSON.parse in a worker',
      },
    ]
  })
}

/** The next case on the dashboard, fetched before it is asked for. */
export function nextCase({ onCases }, rounds) {
  return onCases(PHOTO_OF_8_MB, async (call) => {
    await call('visit', 'before')
    const names = Array.from({ length: rounds }, (_, nth) => `next-${nth}`)
    const ours = median(await repeat(rounds, () => call('openNext', names.pop())))
    return [
      {
        name: 'next case, prefetched',
        ours,
        reference: FRAME_MS * 2,
        unit: 'ms',
        goal: 1,
        of: '2 frames',
      },
    ]
  })
}

/** What twenty cases, opened one after the other, leave behind. */
export function visits({ onCases }, rounds) {
  return onCases(undefined, async (call, devtools) => {
    const used = {}
    let left = 0
    for (let nth = 1; nth <= CASES_IN_A_ROW; nth += 1) {
      left = await call('visit', `case-${nth}`)
      if (nth === 3 || nth === CASES_IN_A_ROW)
        used[nth] = { heap: await heapOf(devtools), objects: await objectsOf(devtools) }
    }
    const [third, last] = [used[3], used[CASES_IN_A_ROW]]
    const names = Array.from({ length: rounds }, (_, nth) => `heavy-${nth}`)
    const memory = { unit: 'MB', goal: 1.2, of: 'the third' }
    return [
      {
        name: 'five photos of 1.5 MB: longest task',
        ours: await least(rounds, () => call('longestTask', names.pop())),
        reference: 50,
        unit: 'ms',
        goal: 1,
        of: '50 ms',
      },
      {
        name: `heap after ${CASES_IN_A_ROW} cases`,
        ours: last.heap,
        reference: third.heap,
        ...memory,
      },
      {
        name: `heap after ${CASES_IN_A_ROW} cases, without photos and code`,
        ours: last.objects,
        reference: third.objects,
        ...memory,
      },
      { name: 'object URLs left behind', ours: left, reference: 1, unit: '', goal: 0, of: 'one' },
    ]
  })
}

/** View Checks as operators have it: a page of cases, all columns. */
export function casesList({ on }, count) {
  const data = Array.from({ length: count }, (_, index) => sampleCase(index))
  return on(
    'casesList',
    async (call) => {
      const shown = await call('prepare')
      if (shown !== count) throw new Error(`${shown} of ${count} cases are shown`)
      return [
        {
          name: `keystroke over ${count} cases, all columns`,
          ours: await call('keystroke'),
          reference: FRAME_MS,
          unit: 'ms',
          goal: 1,
          of: 'a frame',
        },
      ]
    },
    { answers: { '**/dav/case/filter': { data, total_count: count } } },
  )
}
