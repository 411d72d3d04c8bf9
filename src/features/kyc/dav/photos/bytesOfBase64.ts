import { fromBase64 } from '#shared/lib/base64.ts'

type Native = Pick<typeof Uint8Array, 'from'> & {
  fromBase64?: (text: string) => Uint8Array<ArrayBuffer>
}

/** What some put before the base64 of a picture. */
const DATA_URL = /^data:[^,]{0,60};base64,/

/**
 * Raw base64 or a data URL of it, as text or as that text's bytes, by the engine's own reader where it has one: ten times faster. Null for what is
 * no base64.
 */
export function bytesOfBase64(base64: string | Uint8Array): Uint8Array<ArrayBuffer> | null {
  const given = typeof base64 === 'string' ? base64 : new TextDecoder('latin1').decode(base64)
  const text = given.replace(DATA_URL, '')
  const native: Native = Uint8Array
  try {
    return native.fromBase64?.(text) ?? fromBase64(text)
  } catch {
    return null // the caller tells of a damaged photo
  }
}
