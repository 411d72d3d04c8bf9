import { FileView } from './fileView.ts'
import { fingerprint } from './fingerprint.ts'
import { type PageObject, readPages, shownParts, usedObjects } from './pageTree.ts'
import {
  isDict,
  isStream,
  isString,
  nameIn,
  PdfSyntaxError,
  type PdfDict,
  type PdfObject,
} from './pdfObject.ts'
import type { Revision } from './revisions.ts'

/** Numbers from 1. */
export type PagePair = { before: number; now: number }

export const ADDITIONS = [
  'signature',
  'timeStamp',
  'validation',
  'annotation',
  'form',
  'metadata',
  'view',
] as const
export type Addition = (typeof ADDITIONS)[number]

export type RevisionChanges = {
  /** Pages whose objects differ: whether they look different is to be compared. */
  pairs: readonly PagePair[]
  added: readonly number[]
  removed: readonly number[]
  additions: readonly Addition[]
  /** Names of form fields that were added or hold another value, but signatures: "person.income". */
  fields: readonly string[]
}

/** What the next version changed; null where the structure cannot be read, for example of an encrypted file. */
export async function findRevisionChanges(
  bytes: Uint8Array,
  before: Revision,
  now: Revision,
): Promise<RevisionChanges | null> {
  try {
    return await compare(
      new FileView(bytes.subarray(0, before.end), before.sections),
      new FileView(bytes.subarray(0, now.end), now.sections),
      now,
    )
  } catch (error) {
    if (error instanceof PdfSyntaxError) return null
    throw error
  }
}

async function compare(
  before: FileView,
  now: FileView,
  { own }: Revision,
): Promise<RevisionChanges> {
  const changed = new Set<number>()
  const additions = new Set<Addition>()
  const fields = new Set<string>()
  for (const num of new Set(own.flatMap(({ places }) => [...places.keys()]))) {
    const [old, next] = [await before.load(num), await now.load(num)]
    if ((await fingerprint(before, old)) === (await fingerprint(now, next))) continue
    changed.add(num)
    const dict = isStream(next) ? next.dict : next
    const addition = isDict(dict) ? additionOf(dict) : null
    if (addition !== null) additions.add(addition)
    if (isDict(dict) && addition === 'form' && !(await isSameValue([before, old], [now, dict]))) {
      const name = await fieldName(now, dict)
      if (name !== null) fields.add(name)
    }
  }
  const [oldPages, newPages] = [await readPages(before), await readPages(now)]
  const { pairs, added, removed } = pairPages(oldPages, newPages)
  const [oldLayers, layers] = [await layersOf(before), await layersOf(now)]
  const areLayersChanged =
    (await fingerprint(before, oldLayers)) !== (await fingerprint(now, layers)) ||
    (await isAnyUsed(now, changed, layers))
  const differing: PagePair[] = []
  for (const pair of pairs) {
    const [old, next] = [oldPages[pair.before - 1], newPages[pair.now - 1]]
    if (old === undefined || next === undefined) continue
    if ((await viewOf(before, old)) !== (await viewOf(now, next))) additions.add('view')
    if (areLayersChanged || (await mayDiffer(before, now, changed, old, next))) differing.push(pair)
  }
  return { pairs: differing, added, removed, additions: [...additions], fields: [...fields] }
}

/** Programs draw fields anew without changing what they hold. */
async function isSameValue(
  [before, old]: readonly [FileView, PdfObject],
  [now, next]: readonly [FileView, PdfDict],
): Promise<boolean> {
  if (!isDict(old)) return false
  const [was, is] = [await before.resolve(old.map.get('V')), await now.resolve(next.map.get('V'))]
  return (await fingerprint(before, was ?? null)) === (await fingerprint(now, is ?? null))
}

const MAX_LEVELS = 20

/** Null for a part of a signature. */
async function fieldName(view: FileView, field: PdfDict): Promise<string | null> {
  const names: string[] = []
  let next: PdfDict | null = field
  for (let level = 0; next !== null && level < MAX_LEVELS; level += 1) {
    if (nameIn(next, 'FT') === 'Sig') return null
    const name = await view.resolve(next.map.get('T'))
    if (isString(name)) names.unshift(name.bytes)
    next = await view.resolveDict(next.map.get('Parent'))
  }
  return names.join('.')
}

/** How a page is turned and cut. */
const viewOf = async (view: FileView, { dict: { map } }: PageObject) =>
  fingerprint(view, [map.get('Rotate') ?? 0, map.get('CropBox') ?? map.get('MediaBox') ?? null])

/** Changing a layer's visibility changes pages without touching them. */
async function layersOf(view: FileView) {
  const root = await view.resolveDict(view.trailer.map.get('Root'))
  return root?.map.get('OCProperties') ?? null
}

async function mayDiffer(
  before: FileView,
  now: FileView,
  changed: ReadonlySet<number>,
  old: PageObject,
  next: PageObject,
): Promise<boolean> {
  const [shownBefore, shownNow] = [shownParts(old.dict), shownParts(next.dict)]
  if ((await fingerprint(before, shownBefore)) !== (await fingerprint(now, shownNow))) return true
  const annotations = next.dict.map.get('Annots') ?? null
  const annotationsBefore = old.dict.map.get('Annots') ?? null
  if ((await fingerprint(now, annotations)) !== (await fingerprint(before, annotationsBefore)))
    return true
  return (await isAnyUsed(now, changed, shownNow)) || (await isAnyUsed(now, changed, annotations))
}

async function isAnyUsed(
  view: FileView,
  changed: ReadonlySet<number>,
  start: Parameters<typeof usedObjects>[1],
): Promise<boolean> {
  for (const num of await usedObjects(view, start)) if (changed.has(num)) return true
  return false
}

/** By their objects; by their order where none is the same, as after a program that numbers anew. */
function pairPages(before: readonly PageObject[], now: readonly PageObject[]) {
  const known = new Map(before.map(({ num }, index) => [num, index + 1]))
  const pairs: PagePair[] = []
  const added: number[] = []
  now.forEach(({ num }, index) => {
    const match = num === null ? undefined : known.get(num)
    if (match === undefined) added.push(index + 1)
    else pairs.push({ before: match, now: index + 1 })
  })
  const matched = new Set(pairs.map((pair) => pair.before))
  const removed = before.map((_, index) => index + 1).filter((page) => !matched.has(page))
  // A page in the place of another one is its new version.
  const replaced = added.filter((page) => before.length === now.length && removed.includes(page))
  return {
    pairs: [...pairs, ...replaced.map((page) => ({ before: page, now: page }))],
    added: added.filter((page) => !replaced.includes(page)),
    removed: removed.filter((page) => !replaced.includes(page)),
  }
}

function additionOf(dict: PdfDict): Addition | null {
  const [type, subtype] = [nameIn(dict, 'Type'), nameIn(dict, 'Subtype')]
  if (type === 'DocTimeStamp' || nameIn(dict, 'SubFilter') === 'ETSI.RFC3161') return 'timeStamp'
  if (dict.map.has('ByteRange') || type === 'Sig') return 'signature'
  if (type === 'DSS' || type === 'VRI' || dict.map.has('Certs')) return 'validation'
  // The field of a signature comes with it.
  if (nameIn(dict, 'FT') === 'Sig') return null
  if (subtype === 'Widget' || dict.map.has('FT')) return 'form'
  if (type === 'Annot') return 'annotation'
  if (type === 'Metadata' || dict.map.has('ModDate')) return 'metadata'
  return null
}
