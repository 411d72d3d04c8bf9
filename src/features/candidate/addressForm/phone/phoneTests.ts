import { stopStream, openCamera, type OpenCameraResult } from '../camera/openCamera.ts'

export type CameraTest =
  | { kind: 'unasked' }
  | { kind: 'testing' }
  | { kind: 'ready'; hasFrontAndBack: boolean }
  | { kind: 'denied' }
  | { kind: 'busy' }
  | { kind: 'missing' }

export type StorageTest = { kind: 'unknown' } | { kind: 'measured'; freeBytes: number }

export type NetworkTest =
  | { kind: 'testing' }
  | { kind: 'offline' }
  /** Too little data for a measurement. */
  | { kind: 'connected' }
  | { kind: 'measured'; sendSeconds: number }

/** Five photos and their data, twice: as stored and as sent. */
export const NEEDED_BYTES = 20_000_000
/** As base64. */
const SENT_BYTES = 5_000_000
/** Uploads are slower than downloads. */
const UP_TO_DOWN = 0.5
/** Smaller samples measure latency instead of bandwidth. */
const MIN_SAMPLE_BYTES = 50_000
export const SLOW_FROM_SECONDS = 60

const deviceIdOf = (opened: OpenCameraResult): string | undefined =>
  opened.kind === 'open' ? opened.stream.getVideoTracks()[0]?.getSettings().deviceId : undefined

export async function testCamera(): Promise<CameraTest> {
  const back = await openCamera('environment')
  if (back.kind !== 'open') return back
  stopStream(back.stream)
  const front = await openCamera('user')
  if (front.kind !== 'open') return { kind: 'ready', hasFrontAndBack: false }
  stopStream(front.stream)
  return { kind: 'ready', hasFrontAndBack: deviceIdOf(front) !== deviceIdOf(back) }
}

/** False in some in-app browsers and on an insecure page. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator

const NO_ESTIMATE: StorageEstimate = {}

export async function testStorage(): Promise<StorageTest> {
  const { storage }: { storage?: Partial<StorageManager> } = navigator // Safari 16 gives no estimate
  const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => NO_ESTIMATE)) ?? NO_ESTIMATE
  return quota === undefined
    ? { kind: 'unknown' }
    : { kind: 'measured', freeBytes: Math.max(0, quota - usage) }
}

/** Estimates the upload time of the photos by downloading a file (`address`) of our own origin again. */
export async function testNetwork(address: string): Promise<NetworkTest> {
  const began = performance.now()
  try {
    const { size } = await (await fetch(address, { cache: 'no-store' })).blob()
    const seconds = Math.max(performance.now() - began, 1) / 1_000
    const bytes = transferredBytes(address) ?? size
    if (bytes < MIN_SAMPLE_BYTES) return { kind: 'connected' }
    return { kind: 'measured', sendSeconds: (SENT_BYTES * seconds) / (bytes * UP_TO_DOWN) }
  } catch {
    return { kind: 'offline' } // this is what the test is for
  }
}

function transferredBytes(address: string): number | undefined {
  const entry = performance.getEntriesByName(address, 'resource').at(-1)
  return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : undefined
}
