import {
  PdfSyntaxError,
  type PdfDict,
  type PdfObject,
  isDict,
  isList,
  isName,
} from './pdfObject.ts'

/** A table of objects or a stream of objects is never larger in an honest file. */
const MAX_UNPACKED_BYTES = 64_000_000

/**
 * The bytes of a stream that is plain or Flate, with the predictors of tables of objects.
 * @throws PdfSyntaxError for other filters, damaged or far too large data
 */
export async function unpackStream(dict: PdfDict, data: Uint8Array): Promise<Uint8Array> {
  const filter = first(dict.map.get('Filter'))
  if (filter === undefined || filter === null) return data
  if (!isName(filter) || !/^Fl(?:ateDecode)?$/.test(filter.name))
    throw new PdfSyntaxError('A stream of the structure has an unknown filter.')
  const unpacked = await inflate(data)
  const parameters = first(dict.map.get('DecodeParms'))
  return isDict(parameters) ? undoPredictor(unpacked, parameters) : unpacked
}

const first = (value: PdfObject | undefined) =>
  isList(value) ? (value.length > 1 ? false : value[0]) : value

async function inflate(data: Uint8Array): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate')
  const writer = stream.writable.getWriter()
  // Bytes after the end of the data make it reject; what was unpacked before counts.
  writer.write(new Uint8Array(data)).catch(() => undefined)
  writer.close().catch(() => undefined)
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.readable.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      size += value.byteLength
      if (size > MAX_UNPACKED_BYTES) throw new PdfSyntaxError('A stream is too large unpacked.')
    }
  } catch (error) {
    if (error instanceof PdfSyntaxError || size === 0)
      throw error instanceof PdfSyntaxError
        ? error
        : new PdfSyntaxError('A stream of the structure cannot be unpacked.', { cause: error })
  } finally {
    reader.cancel().catch(() => undefined)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

/** PNG predictors, which the writers of tables of objects use. */
function undoPredictor(data: Uint8Array, parameters: PdfDict): Uint8Array {
  const value = (key: string, other: number) => {
    const given = parameters.map.get(key)
    return typeof given === 'number' ? given : other
  }
  const predictor = value('Predictor', 1)
  if (predictor === 1) return data
  if (predictor < 10) throw new PdfSyntaxError('A stream of the structure has a TIFF predictor.')
  const pixel = Math.max(1, (value('Colors', 1) * value('BitsPerComponent', 8)) >> 3)
  const width = Math.ceil(
    (value('Columns', 1) * value('Colors', 1) * value('BitsPerComponent', 8)) / 8,
  )
  const rows = Math.ceil(data.length / (width + 1))
  const result = new Uint8Array(rows * width)
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (width + 1)] ?? 0
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const left = column >= pixel ? (result[at - pixel] ?? 0) : 0
      const up = row > 0 ? (result[at - width] ?? 0) : 0
      const upLeft = row > 0 && column >= pixel ? (result[at - width - pixel] ?? 0) : 0
      const raw = data[row * (width + 1) + 1 + column] ?? 0
      result[at] = raw + predict(kind, left, up, upLeft)
    }
  }
  return result
}

function predict(kind: number, left: number, up: number, upLeft: number): number {
  switch (kind) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4: {
      const [a, b, c] = [up - upLeft, left - upLeft, left + up - 2 * upLeft].map(Math.abs)
      if ((a ?? 0) <= (b ?? 0) && (a ?? 0) <= (c ?? 0)) return left
      return (b ?? 0) <= (c ?? 0) ? up : upLeft
    }
    default:
      return 0
  }
}
