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

const COMMANDS: Readonly<Record<string, PhotoCommand>> = {
  a: { kind: 'decide', decision: 'accepted' },
  r: { kind: 'decide', decision: 'rejected' },
  '[': { kind: 'turn', by: -1 },
  ']': { kind: 'turn', by: 1 },
  '+': { kind: 'zoom', isIn: true },
  '=': { kind: 'zoom', isIn: true },
  '-': { kind: 'zoom', isIn: false },
  '0': { kind: 'fit' },
  j: { kind: 'step', by: 1 },
  k: { kind: 'step', by: -1 },
  ArrowRight: { kind: 'step', by: 1 },
  ArrowLeft: { kind: 'step', by: -1 },
  '1': { kind: 'open', nth: 0 },
  '2': { kind: 'open', nth: 1 },
  '3': { kind: 'open', nth: 2 },
  '4': { kind: 'open', nth: 3 },
  '5': { kind: 'open', nth: 4 },
}

const LOOK_PX = 120
/** While a part of the photo shows, the arrows lead over it; J and K still change it. */
const WHEN_ZOOMED: Readonly<Record<string, PhotoCommand>> = {
  ArrowRight: { kind: 'look', right: LOOK_PX, down: 0 },
  ArrowLeft: { kind: 'look', right: -LOOK_PX, down: 0 },
  ArrowDown: { kind: 'look', right: 0, down: LOOK_PX },
  ArrowUp: { kind: 'look', right: 0, down: -LOOK_PX },
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** @param isZoomed only a part of the photo shows */
export function photoCommandOf(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  isZoomed: boolean,
): PhotoCommand | null {
  if (ctrlKey || metaKey || altKey) return null
  const look = isZoomed ? WHEN_ZOOMED[key] : undefined
  return look ?? COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null
}
