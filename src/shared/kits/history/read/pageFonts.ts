import { FileView } from './fileView.ts'
import { readPages } from './pageTree.ts'
import { isDict, nameIn, PdfSyntaxError } from './pdfObject.ts'
import { headerOffset, readSections } from './sections.ts'

/** Families of fonts of the first page, sorted, without their styles: "Arial, Courier". Empty where they cannot be read. */
export async function readFirstFonts(source: Uint8Array): Promise<string> {
  try {
    const bytes = source.subarray(headerOffset(source))
    const view = new FileView(bytes, await readSections(bytes))
    const [page] = await readPages(view)
    const resources = await view.resolveDict(page?.dict.map.get('Resources'))
    const fonts = await view.resolveDict(resources?.map.get('Font'))
    const families = new Set<string>()
    for (const value of fonts?.map.values() ?? []) {
      const font = await view.resolve(value)
      const name = isDict(font) ? nameIn(font, 'BaseFont') : null
      if (name !== null) families.add(familyOf(name))
    }
    return [...families].toSorted((a, b) => (a < b ? -1 : 1)).join(', ')
  } catch (error) {
    if (error instanceof PdfSyntaxError || error instanceof RangeError) return ''
    throw error
  }
}

const STYLE = /[-,](?:bold|italic|oblique|regular|medium|roman|light|book|semi|black|thin).*$/i

const familyOf = (name: string): string =>
  name
    .replace(/^[A-Z]{6}\+/, '')
    .replace(STYLE, '')
    .replace(/(?:PS)?MT$/, '')
