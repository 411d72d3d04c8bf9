/** Objects of a PDF by their numbers, as text. */
export type Objects = Readonly<Record<number, string>>

/** A file of these objects, of which 1 is the catalog, and one update for each further set. */
export function pdfVersions(first: Objects, ...updates: readonly Objects[]): Uint8Array {
  let text = '%PDF-1.7\n'
  let previous: number | null = null
  const size = Math.max(...[first, ...updates].flatMap((one) => Object.keys(one).map(Number))) + 1
  for (const objects of [first, ...updates]) {
    const rows: string[] = []
    for (const [num, object] of Object.entries(objects)) {
      rows.push(`${num} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`)
      text += `${num} 0 obj\n${object}\nendobj\n`
    }
    const table = text.length
    const before = previous === null ? '' : `/Prev ${previous}`
    text += `xref\n${previous === null ? '0 1\n0000000000 65535 f \n' : ''}${rows.join('')}`
    text += `trailer\n<</Size ${size}/Root 1 0 R${before}>>\nstartxref\n${table}\n%%EOF\n`
    previous = table
  }
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export const streamOf = (content: string, entries = ''): string =>
  `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`

/** A page with what `content` draws by the fonts F (Helvetica) and G (Courier), and the picture P: object 6. */
export const onePage = (content: string): Objects => ({
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: pageObject(),
  4: streamOf(content),
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  6: streamOf(
    'abcdefghijkl',
    '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceRGB',
  ),
  7: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
})

export const pageObject = (entries = '', box = '0 0 595 842'): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<</Font<</F 5 0 R/G 7 0 R>>/XObject<</P 6 0 R>>>>${entries}>>`
