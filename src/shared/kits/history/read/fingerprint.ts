import type { FileView } from './fileView.ts'
import { isDict, isList, isName, isRef, isStream, isString, type PdfObject } from './pdfObject.ts'

/** Tells different contents apart; not for protection against somebody who looks for two of the same. */
export function hashBytes(bytes: ArrayLike<number>): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < bytes.length; index += 1) {
    const value = bytes[index] ?? 0
    a = Math.imul(a ^ value, 2654435761)
    b = Math.imul(b ^ value, 1597334677)
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}${bytes.length}`
}

/** The same text for the same content: references stay references, a stream counts with its bytes. */
export async function fingerprint(view: FileView, value: PdfObject): Promise<string> {
  if (!isStream(value)) return write(value)
  const entries = [...value.dict.map].filter(([key]) => key !== 'Length')
  return `${write({ kind: 'dict', map: new Map(entries) })}${hashBytes(await view.rawBytes(value))}`
}

function write(value: PdfObject): string {
  if (isRef(value)) return `${value.num} R`
  if (isName(value)) return `/${value.name}`
  if (isString(value)) return `(${value.bytes})`
  if (isDict(value)) {
    const entries = [...value.map].map(([key, item]) => `${key} ${write(item)}`)
    return `<<${entries.sort().join(' ')}>>`
  }
  if (isList(value)) return `[${value.map(write).join(' ')}]`
  return JSON.stringify(value)
}
