import { SAME_KEYS, type KeyGroup, type KeySet } from '#shared/ui/keys/keySet.ts'
import type { Decision } from '../review/judging/review.ts'

/** What a key does while a photo fills the screen. */
export type PhotoCommand =
  | { kind: 'decide'; decision: Decision }
  | { kind: 'turn'; by: 1 | -1 }
  | { kind: 'zoom'; isIn: boolean }
  | { kind: 'fit' }
  /** The part that shows goes so many px to the right and down. */
  | { kind: 'look'; right: number; down: number }
  | { kind: 'step'; by: 1 | -1 }
  /** Counted from 0, over the photos that are shown. */
  | { kind: 'open'; nth: number }

const NUMBERS = ['1', '2', '3', '4', '5'] as const
const ON = { kind: 'step', by: 1 } as const
const BACK = { kind: 'step', by: -1 } as const

const GROUPS: readonly KeyGroup<PhotoCommand>[] = [
  {
    what: 'Accept, and on to the next that is undecided',
    rows: [{ press: 'A', command: { kind: 'decide', decision: 'accepted' } }],
  },
  {
    what: 'Reject, and on to the next that is undecided',
    rows: [{ press: 'R', command: { kind: 'decide', decision: 'rejected' } }],
  },
  {
    what: 'Next and previous photo',
    rows: [
      { press: SAME_KEYS.next, command: ON, repeats: true },
      { press: SAME_KEYS.previous, command: BACK, repeats: true },
    ],
  },
  {
    what: 'Open a photo',
    rows: NUMBERS.map((press, nth) => ({ press, command: { kind: 'open', nth } })),
  },
  {
    what: 'Turn left and right',
    rows: [
      { press: '[', command: { kind: 'turn', by: -1 }, repeats: true },
      { press: ']', command: { kind: 'turn', by: 1 }, repeats: true },
    ],
  },
  {
    what: 'Zoom in and out',
    rows: [
      { press: '+', command: { kind: 'zoom', isIn: true }, repeats: true },
      { press: '=', command: { kind: 'zoom', isIn: true }, repeats: true, isHidden: true },
      { press: '-', command: { kind: 'zoom', isIn: false }, repeats: true },
    ],
  },
  { what: 'All of the photo', rows: [{ press: '0', command: { kind: 'fit' } }] },
  { what: 'Back to the review', rows: [{ press: 'Esc', command: null }] },
]

const BESIDE: KeyGroup<PhotoCommand> = {
  what: 'Photo before and after',
  rows: [
    { press: '←', command: BACK, repeats: true },
    { press: '→', command: ON, repeats: true },
  ],
}

const LOOK_PX = 120
const look = (right: number, down: number) => ({
  command: { kind: 'look', right: right * LOOK_PX, down: down * LOOK_PX } as const,
  repeats: true as const,
})
const OVER_IT: KeyGroup<PhotoCommand> = {
  what: 'Over the photo',
  rows: [
    { press: '←', ...look(-1, 0) },
    { press: '→', ...look(1, 0) },
    { press: '↑', ...look(0, -1) },
    { press: '↓', ...look(0, 1) },
  ],
}

const TITLE = 'Photo'
export const PHOTO_KEYS: KeySet<PhotoCommand> = { title: TITLE, groups: [...GROUPS, BESIDE] }
/** While a part of the photo shows, the arrows lead over it; J and K still change it. */
export const ZOOMED_PHOTO_KEYS: KeySet<PhotoCommand> = {
  title: TITLE,
  groups: [...GROUPS, OVER_IT],
}
