/** A multiple of 3, so that the pieces join without padding; blocks the main thread for a few ms only. */
const PIECE_BYTES = 3 * 2 ** 18
/** The number of arguments that every engine accepts in one call. */
const ARGUMENTS = 2 ** 15

/** Without a data-URL prefix (decisions D28). Rejects with NotReadableError where the file can no longer be read. */
export async function toBase64(blob: Blob): Promise<string> {
  const chunks: string[] = []
  for (let at = 0; at < blob.size; at += PIECE_BYTES) {
    chunks.push(btoa(binary(new Uint8Array(await blob.slice(at, at + PIECE_BYTES).arrayBuffer()))))
  }
  return chunks.join('')
}

/** Decodes raw base64. Throws the browser's InvalidCharacterError where the text is not base64. */
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
