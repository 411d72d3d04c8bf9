import { expect, it } from 'vitest'
import { describeBatch } from '#shared/kits/analyzer/batch/describeBatch.ts'

const sum = {
  total: 3,
  waiting: 0,
  running: 0,
  done: 0,
  failed: 0,
  interrupted: 0,
  unopened: 0,
  problems: 0,
  retriable: 0,
}

it.each([
  ['begins', { waiting: 1, running: 2 }, null, 'Sending 3 files, two at a time.'],
  ['goes on', { running: 1, done: 2 }, null, 'Sending 3 files, two at a time.'],
  ['was stopped', { waiting: 2, running: 1 }, 'stopped', 'Stopped. 2 files were not sent.'],
  [
    'met a limit',
    { waiting: 1, done: 2 },
    'lowCredits',
    'Stopped: not enough credits. 1 file was not sent.',
  ],
  [
    'met a gateway',
    { waiting: 2, failed: 1 },
    'outputFailed',
    'Stopped: the service did not confirm a file. 2 files were not sent.',
  ],
  ['is over', { done: 3 }, 'stopped', 'All done: 3 of 3 files are ready.'],
  [
    'is over with failures',
    { done: 1, failed: 2 },
    null,
    'All done: 1 of 3 files is ready. 2 failed.',
  ],
] as const)('describes a batch that %s', (_, given, halt, words) => {
  expect(describeBatch({ ...sum, ...given }, halt)).toBe(words)
})
