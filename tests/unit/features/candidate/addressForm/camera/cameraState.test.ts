import { expect, it } from 'vitest'
import {
  cameraReducer,
  type CameraEvent,
  type CameraState,
} from '#features/candidate/addressForm/camera/cameraController.ts'

/** Node has no streams; the step only hands it on. */
const stream: MediaStream = Object.create(null)
const shot = { picture: new Blob(['x']), takenAt: '2026-11-20T05:01:07.000Z' }

const STATES = {
  opening: { kind: 'opening', facing: 'environment' },
  resting: { kind: 'resting', facing: 'environment' },
  live: { kind: 'live', facing: 'environment', stream, isMirrored: false },
  taken: { kind: 'taken', facing: 'environment', frame: shot },
  ended: { kind: 'ended', facing: 'environment', reason: 'denied' },
} as const satisfies Record<string, CameraState>

const EVENTS = {
  opened: { kind: 'opened', opened: { kind: 'open', stream, isMirrored: true } },
  denied: { kind: 'opened', opened: { kind: 'denied' } },
  busy: { kind: 'opened', opened: { kind: 'busy' } },
  missing: { kind: 'opened', opened: { kind: 'missing' } },
  switched: { kind: 'switched' },
  hidden: { kind: 'hidden' },
  shown: { kind: 'shown' },
  lost: { kind: 'lost' },
  shot: { kind: 'shot', frame: shot },
  missed: { kind: 'missed' },
  retaken: { kind: 'retaken' },
} as const satisfies Record<string, CameraEvent>

type Row = Partial<Record<keyof typeof EVENTS, Partial<CameraState>>>

/** What each event makes of each state; one that is not named changes nothing. */
const MOVES: Record<keyof typeof STATES, Row> = {
  opening: {
    opened: { kind: 'live', isMirrored: true },
    denied: { kind: 'ended', reason: 'denied' },
    busy: { kind: 'ended', reason: 'unavailable' },
    missing: { kind: 'ended', reason: 'unavailable' },
    switched: { kind: 'opening', facing: 'user' },
    hidden: { kind: 'resting' },
  },
  resting: { shown: { kind: 'opening' } },
  live: {
    switched: { kind: 'opening', facing: 'user' },
    hidden: { kind: 'resting' },
    lost: { kind: 'opening', facing: 'environment' },
    shot: { kind: 'taken', frame: shot },
    missed: { kind: 'ended', reason: 'unavailable' },
  },
  taken: { retaken: { kind: 'opening', facing: 'environment' } },
  ended: {},
}

const cases = Object.entries(STATES).flatMap(([from, state]) =>
  Object.entries(EVENTS).map(([name, event]) => ({ from, state, name, event })),
)

it.each(cases)('$from, $name', ({ from, state, name, event }) => {
  const row: Record<string, Partial<CameraState>> = {
    ...Object.entries(MOVES).find(([key]) => key === from)?.[1],
  }
  const next = cameraReducer(state, event)
  expect(next).toMatchObject(row[name] ?? state)
  expect(next === state).toBe(row[name] === undefined)
})
