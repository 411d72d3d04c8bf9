import {
  SHARED_SHORTCUTS,
  type ShortcutGroup,
  type ShortcutSet,
} from '#shared/ui/shortcuts/shortcutSet.ts'
import type { Decision } from '../review/decision/review.ts'
import { ZOOM_IN, ZOOM_OUT, type ZoomEvent } from './photoZoom.ts'

export type PhotoCommand =
  | { kind: 'decide'; decision: Decision }
  | { kind: 'rotate'; by: 1 | -1 }
  | ZoomEvent
  | { kind: 'move'; by: 1 | -1 }
  /** Zero-based among the shown photos. */
  | { kind: 'open'; nth: number }

const NUMBERS = ['1', '2', '3', '4', '5'] as const
const NEXT_PHOTO = { kind: 'move', by: 1 } as const
const PREVIOUS_PHOTO = { kind: 'move', by: -1 } as const

const COMMON_KEYS: readonly ShortcutGroup<PhotoCommand>[] = [
  {
    label: 'Accept and go to the next undecided item',
    shortcuts: [{ combo: 'A', command: { kind: 'decide', decision: 'accepted' } }],
  },
  {
    label: 'Reject and go to the next undecided item',
    shortcuts: [{ combo: 'R', command: { kind: 'decide', decision: 'rejected' } }],
  },
  {
    label: 'Next / previous photo',
    shortcuts: [
      { combo: SHARED_SHORTCUTS.next, command: NEXT_PHOTO, allowsRepeat: true },
      { combo: SHARED_SHORTCUTS.previous, command: PREVIOUS_PHOTO, allowsRepeat: true },
    ],
  },
  {
    label: 'Open a photo',
    shortcuts: NUMBERS.map((combo, nth) => ({ combo, command: { kind: 'open', nth } })),
  },
  {
    label: 'Rotate left / right',
    shortcuts: [
      { combo: '[', command: { kind: 'rotate', by: -1 }, allowsRepeat: true },
      { combo: ']', command: { kind: 'rotate', by: 1 }, allowsRepeat: true },
    ],
  },
  {
    label: 'Zoom in / out',
    shortcuts: [
      { combo: '+', command: ZOOM_IN, allowsRepeat: true },
      { combo: '=', command: ZOOM_IN, allowsRepeat: true, isHidden: true },
      { combo: '-', command: ZOOM_OUT, allowsRepeat: true },
    ],
  },
  { label: 'Fit the whole photo', shortcuts: [{ combo: '0', command: { kind: 'fitted' } }] },
  { label: 'Back to the review', shortcuts: [{ combo: 'Esc', command: null }] },
]

const NAVIGATION_KEYS: ShortcutGroup<PhotoCommand> = {
  label: 'Previous / next photo',
  shortcuts: [
    { combo: '←', command: PREVIOUS_PHOTO, allowsRepeat: true },
    { combo: '→', command: NEXT_PHOTO, allowsRepeat: true },
  ],
}

const PAN_PX = 120
const panKey = (x: number, y: number) => ({
  command: { kind: 'panned', x, y } as const,
  allowsRepeat: true as const,
})
const PAN_KEYS: ShortcutGroup<PhotoCommand> = {
  label: 'Move around the photo',
  shortcuts: [
    { combo: '←', ...panKey(PAN_PX, 0) },
    { combo: '→', ...panKey(-PAN_PX, 0) },
    { combo: '↑', ...panKey(0, PAN_PX) },
    { combo: '↓', ...panKey(0, -PAN_PX) },
  ],
}

const TITLE = 'Photo'
export const PHOTO_KEYS: ShortcutSet<PhotoCommand> = {
  title: TITLE,
  groups: [...COMMON_KEYS, NAVIGATION_KEYS],
}
/** Arrow keys pan; J and K still change the photo. */
export const ZOOMED_PHOTO_KEYS: ShortcutSet<PhotoCommand> = {
  title: TITLE,
  groups: [...COMMON_KEYS, PAN_KEYS],
}
