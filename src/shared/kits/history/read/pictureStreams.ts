import { FileView } from './fileView.ts'
import { readPages, type PageObject } from './pageTree.ts'
import {
  PdfSyntaxError,
  isList,
  isName,
  isRef,
  isStream,
  nameIn,
  numberIn,
  type PdfDict,
  type PdfStream,
} from './pdfObject.ts'
import { headerOffset, readSections } from './sections.ts'

/** A picture as it stands in the file. `jpeg`: its bytes, where it is one and nothing else is around it. */
export type PictureStream = {
  width: number
  height: number
  filter: string
  jpeg: Uint8Array | null
}

const MAX_PICTURES = 200
const MAX_DEPTH = 4

export type PageObjects = { view: FileView; pages: readonly PageObject[] }

/** Of the newest version; null where it cannot be read. */
export async function openPageObjects(source: Uint8Array): Promise<PageObjects | null> {
  try {
    const bytes = source.subarray(headerOffset(source))
    const view = new FileView(bytes, await readSections(bytes))
    return { view, pages: await readPages(view) }
  } catch (error) {
    if (error instanceof PdfSyntaxError || error instanceof RangeError) return null
    throw error
  }
}

/** The pictures of a page and of its forms. @throws PdfSyntaxError */
export async function readPictureStreams(
  view: FileView,
  { dict }: PageObject,
): Promise<PictureStream[]> {
  const pictures: PictureStream[] = []
  const visited = new Set<number>()
  const walk = async (owner: PdfDict, depth: number) => {
    const resources = await view.resolveDict(owner.map.get('Resources'))
    const objects = await view.resolveDict(resources?.map.get('XObject'))
    for (const reference of objects?.map.values() ?? []) {
      if (!isRef(reference) || visited.has(reference.num) || pictures.length >= MAX_PICTURES)
        continue
      visited.add(reference.num)
      const object = await view.load(reference.num)
      if (!isStream(object)) continue
      if (nameIn(object.dict, 'Subtype') === 'Image') pictures.push(await readOne(view, object))
      else if (depth < MAX_DEPTH) await walk(object.dict, depth + 1)
    }
  }
  await walk(dict, 0)
  return pictures
}

async function readOne(view: FileView, stream: PdfStream): Promise<PictureStream> {
  const filters = await view.resolve(stream.dict.map.get('Filter'))
  const names = isList(filters) ? filters : [filters]
  const filter = names.map((name) => (isName(name) ? name.name : '')).join(' ')
  const isPlain = filter === 'DCTDecode' && !view.trailer.map.has('Encrypt')
  return {
    width: numberIn(stream.dict, 'Width') ?? 0,
    height: numberIn(stream.dict, 'Height') ?? 0,
    filter,
    jpeg: isPlain ? await view.rawBytes(stream) : null,
  }
}
