/** What an Aadhaar Secure QR code holds (UIDAI, "Secure QR Code", versions without a mark and from V2). */
export type AadhaarQr = {
  name: string
  /** 'dd-mm-yyyy' or 'dd/mm/yyyy' */
  birth: string
  gender: string
  pinCode: string
  /** The last four digits of the Aadhaar number. */
  lastDigits: string
  /** What the signature is about: everything before it. */
  signed: Uint8Array
  signature: Uint8Array
}

/** A version 40 code holds 7,089 digits. */
const MAX_DIGITS = 7_100
const MAX_UNPACKED_BYTES = 200_000
const SIGNATURE_BYTES = 256
const DIVIDER = 255
/** Their order, from the mark of e-mail and mobile on. */
const FIELDS = { reference: 1, name: 2, birth: 3, gender: 4, pinCode: 10 } as const
const MIN_FIELDS = 16

/** Null for another code. */
export async function readAadhaarQr(text: string): Promise<AadhaarQr | null> {
  if (!/^\d{500,}$/.test(text) || text.length > MAX_DIGITS) return null
  const data = await gunzip(bytesOf(BigInt(text)))
  if (data === null || data.length <= SIGNATURE_BYTES) return null
  const signed = data.subarray(0, data.length - SIGNATURE_BYTES)
  const fields = fieldsOf(signed)
  if (/^V\d$/.test(fields[0] ?? '')) fields.shift()
  const [mark = '', reference = ''] = [fields[0], fields[FIELDS.reference]]
  if (fields.length < MIN_FIELDS || !/^[0-3]$/.test(mark) || !/^\d{4}/.test(reference)) return null
  return {
    name: fields[FIELDS.name] ?? '',
    birth: fields[FIELDS.birth] ?? '',
    gender: fields[FIELDS.gender] ?? '',
    pinCode: fields[FIELDS.pinCode] ?? '',
    lastDigits: reference.slice(0, 4),
    signed,
    signature: data.subarray(-SIGNATURE_BYTES),
  }
}

/** Big-endian. */
export function bytesOf(value: bigint, length = 0): Uint8Array {
  const hex = value.toString(16)
  const even = hex.padStart(Math.max(length * 2, hex.length + (hex.length % 2)), '0')
  return Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** ISO 8859-1: TextDecoder reads another set under this name. */
const latinText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** The texts before the photo, which can hold the divider, too. */
function fieldsOf(signed: Uint8Array): string[] {
  const fields: string[] = []
  let start = 0
  while (fields.length <= MIN_FIELDS) {
    const end = signed.indexOf(DIVIDER, start)
    if (end < 0) break
    fields.push(latinText(signed.subarray(start, end)))
    start = end + 1
  }
  return fields
}

/** Null for damaged or far too large data. */
async function gunzip(data: Uint8Array): Promise<Uint8Array | null> {
  const stream = new Blob([new Uint8Array(data)])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
  const reader = stream.getReader()
  const parts: number[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return Uint8Array.from(parts)
      for (const byte of value) parts.push(byte)
      if (parts.length > MAX_UNPACKED_BYTES) return null
    }
  } catch {
    return null // not gzip, or damaged: another code
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
