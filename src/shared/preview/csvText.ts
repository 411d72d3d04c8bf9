const MARKS: readonly { mark: readonly number[]; decoder: string; name: string }[] = [
  { mark: [0xef, 0xbb, 0xbf], decoder: 'utf-8', name: 'UTF-8 with BOM' },
  { mark: [0xff, 0xfe], decoder: 'utf-16le', name: 'UTF-16' },
  { mark: [0xfe, 0xff], decoder: 'utf-16be', name: 'UTF-16' },
]

/** The text of a CSV and how it is written: by its byte order mark, else as UTF-8, else as the Windows-1252 of older programs. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  if (marked !== undefined)
    return { text: new TextDecoder(marked.decoder).decode(bytes), encoding: marked.name }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

export const csvText = (bytes: Uint8Array): string => decodeText(bytes).text
