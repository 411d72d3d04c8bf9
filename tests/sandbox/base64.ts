/** The number of arguments that every engine accepts in one call. */
const ARGUMENTS = 2 ** 15

/** Raw base64, in Node and in a worker alike. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(at, at + ARGUMENTS))
  return btoa(text)
}
