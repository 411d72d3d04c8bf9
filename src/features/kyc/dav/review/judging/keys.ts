import type { QcAction } from '#features/kyc/dav/qcSubmission.ts'
import { SAME_KEYS, type KeySet } from '#shared/ui/keys/keySet.ts'
import type { Decision } from './review.ts'

/** What a key of the review does. */
export type Command =
  | { kind: 'decide'; decision: Decision }
  | { kind: 'acceptRest' }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'seekGap' }
  /** `nth` counts the photos that are shown, from 0. */
  | { kind: 'openPhoto'; nth: number }
  | { kind: 'turn'; by: 1 | -1 }
  | { kind: 'goToMap' }
  | { kind: 'goToComments' }
  | { kind: 'choose'; action: QcAction }
  | { kind: 'submit' }
  | { kind: 'leaveField' }

const PHOTO_NUMBERS = ['1', '2', '3', '4', '5'] as const

/** Every key of the review (look, "QC review"), in the order of the sheet. */
export const REVIEW_KEYS: KeySet<Command> = {
  title: 'Review',
  groups: [
    {
      what: 'Accept, and on to the next that is undecided',
      rows: [{ press: 'A', command: { kind: 'decide', decision: 'accepted' } }],
    },
    {
      what: 'Reject, and on to the next that is undecided',
      rows: [{ press: 'R', command: { kind: 'decide', decision: 'rejected' } }],
    },
    {
      what: 'Accept all answers that do not differ from the source',
      rows: [{ press: 'Shift+A', command: { kind: 'acceptRest' } }],
    },
    {
      what: 'Next and previous',
      rows: [
        { press: SAME_KEYS.next, command: { kind: 'move', by: 1 }, repeats: true },
        { press: SAME_KEYS.previous, command: { kind: 'move', by: -1 }, repeats: true },
      ],
    },
    {
      what: 'What is still missing',
      rows: [{ press: SAME_KEYS.nextWaiting, command: { kind: 'seekGap' } }],
    },
    {
      what: 'Open a photo',
      rows: PHOTO_NUMBERS.map((press, nth) => ({ press, command: { kind: 'openPhoto', nth } })),
    },
    {
      what: 'Turn the photo left and right',
      rows: [
        { press: '[', command: { kind: 'turn', by: -1 } },
        { press: ']', command: { kind: 'turn', by: 1 } },
      ],
    },
    { what: 'The map', rows: [{ press: 'M', command: { kind: 'goToMap' } }] },
    {
      what: 'Final Comments; Escape leaves them',
      rows: [
        { press: 'C', command: { kind: 'goToComments' } },
        { press: 'Esc', command: { kind: 'leaveField' }, where: 'field' },
      ],
    },
    {
      what: 'Pass, Fail, Reinitiate',
      rows: [
        { press: 'P', command: { kind: 'choose', action: 'Pass' } },
        { press: 'F', command: { kind: 'choose', action: 'Fail' } },
        { press: 'I', command: { kind: 'choose', action: 'Reinitiate' } },
      ],
    },
    {
      what: 'Submit, or say what is missing',
      rows: [{ press: SAME_KEYS.finish, command: { kind: 'submit' }, where: 'both' }],
    },
  ],
}
