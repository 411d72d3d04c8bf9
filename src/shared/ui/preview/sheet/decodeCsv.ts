const BYTE_ORDER_MARKS: readonly { mark: readonly number[]; decoder: string; name: string }[] = [
  { mark: [0xef, 0xbb, 0xbf], decoder: 'utf-8', name: 'UTF-8 with BOM' },
  { mark: [0xff, 0xfe], decoder: 'utf-16le', name: 'UTF-16' },
  { mark: [0xfe, 0xff], decoder: 'utf-16be', name: 'UTF-16' },
]

/** Sample size to detect UTF-16 without a BOM: digits and commas are ASCII in every language. */
const SAMPLE_BYTES = 4096
/** The smallest share of ASCII characters, each with a zero byte. */
const ASCII_SHARE = 0.1

/** Goes by the BOM, the zero bytes of UTF-16, else UTF-8, else Windows-1252. Removes other zero bytes. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const marked = BYTE_ORDER_MARKS.find(({ mark }) =>
    mark.every((byte, index) => bytes[index] === byte),
  )
  const { text, encoding } =
    marked === undefined
      ? decodeUnmarked(bytes)
      : { text: new TextDecoder(marked.decoder).decode(bytes), encoding: marked.name }
  if (!text.includes('\0')) return { text, encoding }
  return { text: text.replaceAll('\0', ''), encoding: `${encoding} with zero bytes` }
}

function decodeUnmarked(bytes: Uint8Array): { text: string; encoding: string } {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 1].map((parity) =>
    sample.reduce((sum, byte, at) => (byte === 0 && at % 2 === parity ? sum + 1 : sum), 0),
  )
  const [even = 0, odd = 0] = zeros
  const encoding = 'UTF-16 without a byte order mark'
  const threshold = (sample.length / 2) * ASCII_SHARE
  const decode = (decoder: string) => new TextDecoder(decoder).decode(bytes)
  if (even === 0 && odd > threshold) return { text: decode('utf-16le'), encoding }
  if (odd === 0 && even > threshold) return { text: decode('utf-16be'), encoding }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: decode('windows-1252'), encoding: 'Windows-1252' }
  }
}

export const decodeCsv = (bytes: Uint8Array): string => decodeText(bytes).text
