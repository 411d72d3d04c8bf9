/** A multiple of 3, so that the pieces join without padding; small enough to take a few ms of the main thread. */
const PIECE_BYTES = 3 * 2 ** 18
/** As many arguments as every engine takes in one call. */
const ARGUMENTS = 2 ** 15

/** The bytes as raw base64, no data-URL prefix (decisions D28). A file that can no longer be read rejects with the browser's NotReadableError. */
export async function toBase64(blob: Blob): Promise<string> {
  const pieces: string[] = []
  for (let at = 0; at < blob.size; at += PIECE_BYTES) {
    pieces.push(btoa(binary(new Uint8Array(await blob.slice(at, at + PIECE_BYTES).arrayBuffer()))))
  }
  return pieces.join('')
}

/** Raw base64 back to bytes. What is no base64 throws the browser's InvalidCharacterError. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

function binary(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += ARGUMENTS) {
    text += String.fromCharCode(...bytes.subarray(at, at + ARGUMENTS))
  }
  return text
}
