/** Only photos are as large. */
const LARGE_STRING_BYTES = 16_384
const QUOTE = 0x22
const BACKSLASH = 0x5c
/** No real text starts like this. */
const PLACEHOLDER = '\u0000long text '

/**
 * JSON.parse that leaves long strings under `data` as raw bytes, because decoding megabytes of base64 as text is most
 * of the time that a case takes (performance, "A case"). Undefined for invalid JSON.
 */
export function parseJsonWithLargeStrings(bytes: Uint8Array<ArrayBuffer>): unknown {
  const { json, texts } = extractLargeStrings(bytes)
  const restoreString = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith(PLACEHOLDER)) return value
    const text = texts[Number(value.slice(PLACEHOLDER.length))]
    if (text === undefined) return value
    return key === 'data' && isUnescaped(text) ? text : JSON.parse(`"${decodeUtf8(text)}"`)
  }
  try {
    return JSON.parse(json, restoreString)
  } catch {
    return undefined
  }
}

/** Base64 has no escapes, except from backends that escape slashes. */
const isUnescaped = (text: Uint8Array) => !text.subarray(0, LARGE_STRING_BYTES).includes(BACKSLASH)

const decodeUtf8 = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder().decode(bytes)

function extractLargeStrings(bytes: Uint8Array<ArrayBuffer>) {
  const texts: Uint8Array<ArrayBuffer>[] = []
  const pieces: string[] = []
  let from = 0
  for (let start = bytes.indexOf(QUOTE); start !== -1;) {
    const end = findClosingQuote(bytes, start + 1)
    if (end === -1) break
    const text = bytes.subarray(start + 1, end)
    if (text.length >= LARGE_STRING_BYTES) {
      pieces.push(
        decodeUtf8(bytes.subarray(from, start)),
        JSON.stringify(PLACEHOLDER + texts.length),
      )
      texts.push(text)
      from = end + 1
    }
    start = bytes.indexOf(QUOTE, end + 1)
  }
  pieces.push(decodeUtf8(bytes.subarray(from)))
  return { json: pieces.join(''), texts }
}

function findClosingQuote(bytes: Uint8Array, from: number): number {
  let end = bytes.indexOf(QUOTE, from)
  while (end !== -1 && isEscaped(bytes, end)) end = bytes.indexOf(QUOTE, end + 1)
  return end
}

function isEscaped(bytes: Uint8Array, index: number): boolean {
  let first = index
  while (bytes[first - 1] === BACKSLASH) first -= 1
  return (index - first) % 2 === 1
}
