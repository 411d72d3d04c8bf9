import { SHARED_SHORTCUTS, type ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import type { QcAction } from '../../case.ts'
import type { Decision } from './review.ts'

export type ReviewCommand =
  | { kind: 'decide'; decision: Decision }
  | { kind: 'acceptUndisputed' }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'goToMissing' }
  /** `nth` is zero-based among the shown photos. */
  | { kind: 'openPhoto'; nth: number }
  | { kind: 'rotate'; by: 1 | -1 }
  | { kind: 'goToMap' }
  | { kind: 'goToComments' }
  | { kind: 'chooseVerdict'; action: QcAction }
  | { kind: 'submit' }
  | { kind: 'leaveField' }

const PHOTO_NUMBERS = ['1', '2', '3', '4', '5'] as const

/** look, "QC review"; in display order. */
export const REVIEW_KEYS: ShortcutSet<ReviewCommand> = {
  title: 'Review',
  groups: [
    {
      label: 'Accept and go to the next undecided item',
      shortcuts: [{ combo: 'A', command: { kind: 'decide', decision: 'accepted' } }],
    },
    {
      label: 'Reject and go to the next undecided item',
      shortcuts: [{ combo: 'R', command: { kind: 'decide', decision: 'rejected' } }],
    },
    {
      label: 'Accept all answers that do not differ from the source',
      shortcuts: [{ combo: 'Shift+A', command: { kind: 'acceptUndisputed' } }],
    },
    {
      label: 'Next / previous',
      shortcuts: [
        { combo: SHARED_SHORTCUTS.next, command: { kind: 'move', by: 1 }, allowsRepeat: true },
        { combo: SHARED_SHORTCUTS.previous, command: { kind: 'move', by: -1 }, allowsRepeat: true },
      ],
    },
    {
      label: 'Next item missing',
      shortcuts: [{ combo: SHARED_SHORTCUTS.nextPending, command: { kind: 'goToMissing' } }],
    },
    {
      label: 'Open a photo',
      shortcuts: PHOTO_NUMBERS.map((combo, nth) => ({
        combo,
        command: { kind: 'openPhoto', nth },
      })),
    },
    {
      label: 'Rotate the photo left / right',
      shortcuts: [
        { combo: '[', command: { kind: 'rotate', by: -1 } },
        { combo: ']', command: { kind: 'rotate', by: 1 } },
      ],
    },
    { label: 'Go to the map', shortcuts: [{ combo: 'M', command: { kind: 'goToMap' } }] },
    {
      label: 'Final Comments (Esc to leave)',
      shortcuts: [
        { combo: 'C', command: { kind: 'goToComments' } },
        { combo: 'Esc', command: { kind: 'leaveField' }, scope: 'field' },
      ],
    },
    {
      label: 'Pass, Fail, Reinitiate',
      shortcuts: [
        { combo: 'P', command: { kind: 'chooseVerdict', action: 'Pass' } },
        { combo: 'F', command: { kind: 'chooseVerdict', action: 'Fail' } },
        { combo: 'I', command: { kind: 'chooseVerdict', action: 'Reinitiate' } },
      ],
    },
    {
      label: 'Submit, or show what is missing',
      shortcuts: [{ combo: SHARED_SHORTCUTS.finish, command: { kind: 'submit' }, scope: 'both' }],
    },
  ],
}
