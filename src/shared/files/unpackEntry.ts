import type { JSZipObject, JSZipStreamHelper } from 'jszip'
import { ZipRefused } from './zipRefused.ts'

/** Documented by JSZip, missing in its types. */
type Streamed = JSZipObject & {
  internalStream: (type: 'uint8array') => JSZipStreamHelper<Uint8Array<ArrayBuffer>>
}

const isStreamed = (entry: JSZipObject): entry is Streamed => 'internalStream' in entry

/**
 * Unpacks one file of a zip piece by piece and stops as soon as it is larger than `room` bytes, whatever the zip said.
 * @throws ZipRefused
 */
export function unpackEntry(entry: JSZipObject, room: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    if (!isStreamed(entry)) throw new Error('JSZip has no internalStream')
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    const stream = entry.internalStream('uint8array')
    stream
      .on('data', (piece) => {
        size += piece.length
        if (size > room) {
          stream.pause()
          pieces.length = 0
          reject(new ZipRefused('tooLarge'))
        } else pieces.push(piece)
      })
      .on('error', (cause) => reject(new ZipRefused('unreadable', { cause })))
      .on('end', () => resolve(new Blob(pieces)))
      .resume()
  })
}
