import { readFileSync } from 'node:fs'
import type { PhotoName } from './case.ts'

const read = new Map<PhotoName, string>()

/** A drawn square JPEG of 1440 px: raw base64. The demo has it in its script (demo/node/drawnPhotos.ts). */
export function drawnPhoto(name: PhotoName): string {
  const base64 =
    read.get(name) ?? readFileSync(`tests/sandbox/samples/dav-${name}.jpg`).toString('base64')
  read.set(name, base64)
  return base64
}
