/** Quarter turns clockwise by which a viewer turns a picture of each Exif orientation; mirrored ones are taken as they lie. */
const TURNS: Readonly<Record<number, 0 | 1 | 2 | 3>> = { 3: 2, 6: 1, 8: 3 }

const EXIF = 0x45786966
const ORIENTATION = 0x0112
const APP1 = 0xe1
const START_OF_SCAN = 0xda

/** How often a phone's JPEG is to be turned clockwise by 90° to stand as it was taken: the camera only notes it. */
export function exifTurn(jpeg: Uint8Array): 0 | 1 | 2 | 3 {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let at = 2
  while (at + 10 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === START_OF_SCAN) return 0
    if (marker === APP1 && view.getUint32(at + 4) === EXIF) return turnIn(view, at + 10)
    at += 2 + view.getUint16(at + 2)
  }
  return 0
}

/** In the first directory of the notes, which begin at `start`. */
function turnIn(view: DataView, start: number): 0 | 1 | 2 | 3 {
  const has = (place: number) => place + 2 <= view.byteLength
  if (!has(start + 6)) return 0
  const isLittle = view.getUint16(start) === 0x4949
  const first = start + view.getUint32(start + 4, isLittle)
  if (!has(first)) return 0
  const count = view.getUint16(first, isLittle)
  for (let entry = 0; entry < count; entry += 1) {
    const place = first + 2 + entry * 12
    if (!has(place + 8)) return 0
    if (view.getUint16(place, isLittle) === ORIENTATION)
      return TURNS[view.getUint16(place + 8, isLittle)] ?? 0
  }
  return 0
}
