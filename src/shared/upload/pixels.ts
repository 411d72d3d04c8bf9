const PNG = 0x89504e47
/** JPEG markers that begin a frame: all of C0 to CF but the tables C4, C8 and CC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Width times height, as the head of a PNG or JPEG says it; null where it does not. */
export function pixelsOf(head: Uint8Array): number | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  if (view.byteLength >= 24 && view.getUint32(0) === PNG)
    return view.getUint32(16) * view.getUint32(20)
  return jpegPixels(view)
}

function jpegPixels(view: DataView): number | null {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7)
    // A marker may be filled up with FF; any other is followed by its length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}
