/** Objects of a PDF file, as far as its structure needs them. Text strings stay bytes: pdf.js gives their text. */
export type PdfRef = { kind: 'ref'; num: number }
export type PdfName = { kind: 'name'; name: string }
export type PdfString = { kind: 'string'; bytes: string; start: number; end: number }
export type PdfDict = { kind: 'dict'; map: ReadonlyMap<string, PdfObject> }
export type PdfStream = { kind: 'stream'; dict: PdfDict; start: number }
export type PdfObject =
  | null
  | boolean
  | number
  | PdfRef
  | PdfName
  | PdfString
  | PdfDict
  | PdfStream
  | readonly PdfObject[]

/** The file, or a part of it, breaks the syntax of PDF. This ends the check, not the upload. */
export class PdfSyntaxError extends Error {
  override name = 'PdfSyntaxError'
}

const MAX_DEPTH = 60
const WHITE: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS: ReadonlySet<number> = new Set(new TextEncoder().encode('()<>[]{}/%'))
const isRegular = (byte: number) => !WHITE.has(byte) && !DELIMITERS.has(byte)
const [PERCENT, SLASH, LESS, GREATER, OPEN, CLOSE, BACKSLASH] = [37, 47, 60, 62, 40, 41, 92]
const [ARRAY, ARRAY_END, LINE_FEED, RETURN] = [91, 93, 10, 13]

/** Reads one object after the other. `position` is where the next one is looked for. */
export class ObjectReader {
  readonly bytes: Uint8Array
  position: number

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes
    this.position = position
  }

  /** @throws PdfSyntaxError */
  readObject(depth = 0): PdfObject {
    if (depth > MAX_DEPTH) throw new PdfSyntaxError('Objects are nested too deeply.')
    this.skipWhite()
    const byte = this.bytes[this.position]
    if (byte === undefined) throw new PdfSyntaxError('The file ends within an object.')
    if (byte === SLASH) return this.readName()
    if (byte === OPEN) return this.readLiteral()
    if (byte === ARRAY) return this.readArray(depth)
    if (byte === LESS)
      return this.bytes[this.position + 1] === LESS ? this.readDict(depth) : this.readHex()
    return this.readNumberOrKeyword()
  }

  /** The object after "12 0 obj", a stream with the place of its bytes. @throws PdfSyntaxError */
  readIndirect(): { num: number; value: PdfObject } {
    const num = this.readObject()
    const generation = this.readObject()
    if (typeof num !== 'number' || typeof generation !== 'number' || !this.takeKeyword('obj'))
      throw new PdfSyntaxError('No object where one is expected.')
    const value = this.readObject()
    if (!isDict(value) || !this.takeKeyword('stream')) return { num, value }
    if (this.bytes[this.position] === RETURN) this.position += 1
    if (this.bytes[this.position] === LINE_FEED) this.position += 1
    return { num, value: { kind: 'stream', dict: value, start: this.position } }
  }

  takeKeyword(word: string): boolean {
    this.skipWhite()
    for (let index = 0; index < word.length; index += 1)
      if (this.bytes[this.position + index] !== word.charCodeAt(index)) return false
    this.position += word.length
    return true
  }

  skipWhite(): void {
    for (;;) {
      const byte = this.bytes[this.position]
      if (byte === PERCENT) while (!this.isAtLineEnd()) this.position += 1
      else if (byte !== undefined && WHITE.has(byte)) this.position += 1
      else return
    }
  }

  private isAtLineEnd(): boolean {
    const byte = this.bytes[this.position]
    return byte === undefined || byte === LINE_FEED || byte === RETURN
  }

  private readToken(): string {
    const start = this.position
    while (isRegular(this.bytes[this.position] ?? 0)) this.position += 1
    return latin1(this.bytes.subarray(start, this.position))
  }

  private readName(): PdfName {
    this.position += 1
    const name = this.readToken().replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )
    return { kind: 'name', name }
  }

  private readLiteral(): PdfString {
    const start = this.position
    let open = 0
    do {
      const byte = this.bytes[this.position]
      if (byte === undefined) throw new PdfSyntaxError('A text does not end.')
      if (byte === BACKSLASH) this.position += 1
      else if (byte === OPEN) open += 1
      else if (byte === CLOSE) open -= 1
      this.position += 1
    } while (open > 0)
    const bytes = latin1(this.bytes.subarray(start + 1, this.position - 1))
    return { kind: 'string', bytes, start, end: this.position }
  }

  private readHex(): PdfString {
    const start = this.position
    const end = this.bytes.indexOf(GREATER, start)
    if (end < 0) throw new PdfSyntaxError('A text does not end.')
    this.position = end + 1
    const bytes = latin1(this.bytes.subarray(start + 1, end))
    return { kind: 'string', bytes, start, end: end + 1 }
  }

  private readArray(depth: number): PdfObject[] {
    const items: PdfObject[] = []
    this.position += 1
    for (;;) {
      this.skipWhite()
      if (this.bytes[this.position] === ARRAY_END) break
      items.push(this.readObject(depth + 1))
    }
    this.position += 1
    return items
  }

  private readDict(depth: number): PdfDict {
    const map = new Map<string, PdfObject>()
    this.position += 2
    for (;;) {
      this.skipWhite()
      if (this.bytes[this.position] === GREATER) break
      const key = this.readObject(depth + 1)
      if (!isName(key)) throw new PdfSyntaxError('A dictionary has a key that is no name.')
      map.set(key.name, this.readObject(depth + 1))
    }
    this.position += 2
    return { kind: 'dict', map }
  }

  private readNumberOrKeyword(): PdfObject {
    const token = this.readToken()
    if (/^[-+]?\d*\.?\d*$/.test(token) && /\d/.test(token)) {
      const num = Number(token)
      return /^\d+$/.test(token) ? (this.readReference(num) ?? num) : num
    }
    if (token === 'true' || token === 'false') return token === 'true'
    if (token === 'null') return null
    // Numbers such as "--5" or "1.2.3" occur in honest files.
    if (/^[-+.\d]+$/.test(token)) return 0
    throw new PdfSyntaxError(`An object cannot start with “${token.slice(0, 20)}”.`)
  }

  /** "12 0 R"; null, and nothing read, where the number is not the start of a reference. */
  private readReference(num: number): PdfRef | null {
    const before = this.position
    this.skipWhite()
    if (/^\d+$/.test(this.readToken())) {
      this.skipWhite()
      if (this.readToken() === 'R') return { kind: 'ref', num }
    }
    this.position = before
    return null
  }
}

const LATIN1 = new TextDecoder('latin1')
export const latin1 = (bytes: Uint8Array): string => LATIN1.decode(bytes)

/** Where an ASCII text stands, at `to` at the latest; -1 where it does not. */
export function indexOfText(bytes: Uint8Array, text: string, from: number, to = bytes.length) {
  const wanted = new TextEncoder().encode(text)
  for (let at = bytes.indexOf(wanted[0] ?? 0, from); at >= 0 && at <= to;) {
    const start = at
    if (wanted.every((byte, index) => bytes[start + index] === byte)) return start
    at = bytes.indexOf(wanted[0] ?? 0, at + 1)
  }
  return -1
}

const kindOf = (value: PdfObject | undefined) =>
  typeof value === 'object' && value !== null && 'kind' in value ? value.kind : null
export const isDict = (value: PdfObject | undefined): value is PdfDict => kindOf(value) === 'dict'
export const isName = (value: PdfObject | undefined): value is PdfName => kindOf(value) === 'name'
export const isRef = (value: PdfObject | undefined): value is PdfRef => kindOf(value) === 'ref'
export const isList = (value: PdfObject | undefined): value is readonly PdfObject[] =>
  Array.isArray(value)
export const isStream = (value: PdfObject | undefined): value is PdfStream =>
  kindOf(value) === 'stream'
export const isString = (value: PdfObject | undefined): value is PdfString =>
  kindOf(value) === 'string'

/** The name under a key, such as 'Page' of /Type; null for anything else. */
export function nameIn(dict: PdfDict, key: string): string | null {
  const value = dict.map.get(key)
  return isName(value) ? value.name : null
}

export function numberIn(dict: PdfDict, key: string): number | null {
  const value = dict.map.get(key)
  return typeof value === 'number' ? value : null
}
