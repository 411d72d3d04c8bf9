/** A text of so many bytes is a photo; the texts of a record are far shorter. */
const LONG_BYTES = 16_384
const QUOTE = 0x22
const BACKSLASH = 0x5c
/** Stands for a long text in the JSON that is left; no text of a record begins so. */
const MARK = '\u0000long text '

/**
 * JSON.parse, but a long text under `data` stays the bytes that it is in the JSON: megabytes of base64 are neither parsed nor
 * made a text, which is most of the time that a case takes (performance, "A case").
 * @returns undefined for what is no JSON
 */
export function parseWithLongTexts(bytes: Uint8Array<ArrayBuffer>): unknown {
  const { json, texts } = lift(bytes)
  const giveBack = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith(MARK)) return value
    const text = texts[Number(value.slice(MARK.length))]
    if (text === undefined) return value
    return key === 'data' && isPlain(text) ? text : JSON.parse(`"${textOf(text)}"`)
  }
  try {
    return JSON.parse(json, giveBack)
  } catch {
    return undefined
  }
}

/** Without an escape. Base64 has none, but that some escape its slashes, of which there are many. */
const isPlain = (text: Uint8Array) => !text.subarray(0, LONG_BYTES).includes(BACKSLASH)

const textOf = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder().decode(bytes)

/** The JSON with a mark in place of each long text, and those texts. */
function lift(bytes: Uint8Array<ArrayBuffer>) {
  const texts: Uint8Array<ArrayBuffer>[] = []
  const pieces: string[] = []
  let from = 0
  for (let start = bytes.indexOf(QUOTE); start !== -1;) {
    const end = endOfText(bytes, start + 1)
    if (end === -1) break
    const text = bytes.subarray(start + 1, end)
    if (text.length >= LONG_BYTES) {
      pieces.push(textOf(bytes.subarray(from, start)), JSON.stringify(MARK + texts.length))
      texts.push(text)
      from = end + 1
    }
    start = bytes.indexOf(QUOTE, end + 1)
  }
  pieces.push(textOf(bytes.subarray(from)))
  return { json: pieces.join(''), texts }
}

/** Where the quote stands that closes a text; -1 where none does. */
function endOfText(bytes: Uint8Array, from: number): number {
  let end = bytes.indexOf(QUOTE, from)
  while (end !== -1 && isEscaped(bytes, end)) end = bytes.indexOf(QUOTE, end + 1)
  return end
}

function isEscaped(bytes: Uint8Array, at: number): boolean {
  let first = at
  while (bytes[first - 1] === BACKSLASH) first -= 1
  return (at - first) % 2 === 1
}
