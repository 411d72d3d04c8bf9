import { endStream, openCamera, type CameraOpened } from '../camera/openCamera.ts'

export type CameraTest =
  /** The person is asked when they want to be. */
  | { kind: 'unasked' }
  | { kind: 'testing' }
  /** `isBoth`: a front one and a back one. */
  | { kind: 'ready'; isBoth: boolean }
  | { kind: 'denied' }
  | { kind: 'busy' }
  | { kind: 'missing' }

export type StorageTest = { kind: 'unknown' } | { kind: 'measured'; freeBytes: number }

export type NetworkTest =
  | { kind: 'testing' }
  | { kind: 'offline' }
  /** Too little came to tell how fast. */
  | { kind: 'connected' }
  | { kind: 'measured'; sendSeconds: number }

/** Five photos and what is written beside them, twice: once as they are kept, once as they are sent. */
export const NEEDED_BYTES = 20_000_000
/** As base64: what has to be sent. */
const SENT_BYTES = 5_000_000
/** A phone sends slower than it receives. */
const UP_TO_DOWN = 0.5
/** Less is all waiting and no line. */
const TELLING_BYTES = 50_000
export const SLOW_FROM_SECONDS = 60

const idOf = (opened: CameraOpened): string | undefined =>
  opened.kind === 'open' ? opened.stream.getVideoTracks()[0]?.getSettings().deviceId : undefined

/** Opens the back camera and then the front one, each for a moment. */
export async function testCamera(): Promise<CameraTest> {
  const back = await openCamera('environment')
  if (back.kind !== 'open') return back
  endStream(back.stream)
  const front = await openCamera('user')
  if (front.kind !== 'open') return { kind: 'ready', isBoth: false }
  endStream(front.stream)
  return { kind: 'ready', isBoth: idOf(front) !== idOf(back) }
}

/** Nothing to open: a browser in another app, or an insecure page. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator

const NO_ESTIMATE: StorageEstimate = {}

/** What the browser would let this page keep. */
export async function testStorage(): Promise<StorageTest> {
  const { storage }: { storage?: StorageManager } = navigator
  const { quota, usage = 0 } = (await storage?.estimate().catch(() => NO_ESTIMATE)) ?? NO_ESTIMATE
  return quota === undefined
    ? { kind: 'unknown' }
    : { kind: 'measured', freeBytes: Math.max(0, quota - usage) }
}

/** How long the photos would take to send, by a piece of our own that is fetched anew. @param address of our own origin */
export async function testNetwork(address: string): Promise<NetworkTest> {
  const began = performance.now()
  try {
    const { size } = await (await fetch(address, { cache: 'no-store' })).blob()
    const seconds = Math.max(performance.now() - began, 1) / 1_000
    const bytes = packedSize(address) ?? size
    if (bytes < TELLING_BYTES) return { kind: 'connected' }
    return { kind: 'measured', sendSeconds: (SENT_BYTES * seconds) / (bytes * UP_TO_DOWN) }
  } catch {
    return { kind: 'offline' } // that is what the test was for
  }
}

/** What came over the line, which is less than what it was unpacked to. */
function packedSize(address: string): number | undefined {
  const entry = performance.getEntriesByName(address, 'resource').at(-1)
  return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : undefined
}
