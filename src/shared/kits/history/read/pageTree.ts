import type { FileView } from './fileView.ts'
import {
  isDict,
  isList,
  isRef,
  isStream,
  nameIn,
  type PdfDict,
  type PdfObject,
} from './pdfObject.ts'

/** `num`: its object, which stays the same when a file is saved again; null for a page without one. */
export type PageObject = { num: number | null; dict: PdfDict }

const MAX_PAGES = 3_000
const INHERITED: ReadonlySet<string> = new Set(['Resources', 'MediaBox', 'CropBox', 'Rotate'])

/** The pages in order, with what they inherit. @throws PdfSyntaxError */
export async function readPages(view: FileView): Promise<PageObject[]> {
  const root = await view.resolveDict(view.trailer.map.get('Root'))
  const pages: PageObject[] = []
  const visited = new Set<number>()
  const walk = async (node: PdfObject | undefined, above: ReadonlyMap<string, PdfObject>) => {
    const num = isRef(node) ? node.num : null
    if (pages.length >= MAX_PAGES || (num !== null && visited.has(num))) return
    if (num !== null) visited.add(num)
    const dict = await view.resolveDict(node)
    if (dict === null) return
    const inherited = new Map([...above, ...[...dict.map].filter(([key]) => INHERITED.has(key))])
    const kids = await view.resolve(dict.map.get('Kids'))
    if (isList(kids)) for (const kid of kids) await walk(kid, inherited)
    else pages.push({ num, dict: { kind: 'dict', map: new Map([...inherited, ...dict.map]) } })
  }
  await walk(root?.map.get('Pages'), new Map())
  return pages
}

/** Entries that do not change what a page shows. */
const NOT_SHOWN: ReadonlySet<string> = new Set(
  'Parent P Annots Popup StructParents StructParent Metadata PieceInfo LastModified Thumb B Tabs Dur Trans AA A Dest Beads PressSteps ID'.split(
    ' ',
  ),
)

/** What a page shows, without its annotations. */
export const shownParts = ({ map }: PdfDict): PdfDict => ({
  kind: 'dict',
  map: new Map([...map].filter(([key]) => !NOT_SHOWN.has(key))),
})

/** The numbers of all objects that are used, other pages left out. @throws PdfSyntaxError */
export async function usedObjects(view: FileView, start: PdfObject): Promise<Set<number>> {
  const used = new Set<number>()
  const pending: PdfObject[] = [start]
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (isRef(value)) {
      if (used.has(value.num)) continue
      used.add(value.num)
      const object = await view.load(value.num)
      if (!(isDict(object) && /^Pages?$/.test(nameIn(object, 'Type') ?? ''))) pending.push(object)
    } else if (isStream(value)) pending.push(value.dict)
    else if (isDict(value)) pending.push(...shownParts(value).map.values())
    else if (isList(value)) pending.push(...value)
  }
  return used
}
