import type { FileView } from './fileView.ts'
import { isList, isString, nameIn, numberIn, type PdfDict, type PdfObject } from './pdfObject.ts'

/** Changes that a certifying signature allows: 1 none, 2 form fields and signatures, 3 comments too. */
export type DocMdpLevel = 1 | 2 | 3

/** Fields that a signature locks: all, those that are listed, or all but those. A field locks those below it. */
export type FieldLock = { action: 'All' | 'Include' | 'Exclude'; fields: readonly string[] }

/** `name`: with those above it, as "person.income". */
export function isLocked({ action, fields }: FieldLock, name: string): boolean {
  const isListed = fields.some((one) => name === one || name.startsWith(`${one}.`))
  return action === 'All' || isListed === (action === 'Include')
}

/** Of a certifying signature; 2 where it names none. */
export async function docMdpLevel(
  view: FileView,
  references: PdfObject | undefined,
): Promise<DocMdpLevel> {
  const parameters = await transformOf(view, references, 'DocMDP')
  const level = parameters === null ? null : numberIn(parameters, 'P')
  return level === 1 || level === 3 ? level : 2
}

/** What a signature's FieldMDP says; null where it has none. */
export async function fieldLock(
  view: FileView,
  references: PdfObject | undefined,
): Promise<FieldLock | null> {
  const parameters = await transformOf(view, references, 'FieldMDP')
  const action = parameters === null ? null : nameIn(parameters, 'Action')
  if (action !== 'All' && action !== 'Include' && action !== 'Exclude') return null
  const list = await view.resolve(parameters?.map.get('Fields'))
  const fields: string[] = []
  for (const item of isList(list) ? list : []) {
    const name = await view.resolve(item)
    if (isString(name)) fields.push(name.bytes)
  }
  return { action, fields }
}

/** The parameters of what a signature allows by this method. */
async function transformOf(
  view: FileView,
  value: PdfObject | undefined,
  method: string,
): Promise<PdfDict | null> {
  const references = await view.resolve(value)
  for (const item of isList(references) ? references : []) {
    const reference = await view.resolveDict(item)
    if (reference !== null && nameIn(reference, 'TransformMethod') === method)
      return view.resolveDict(reference.map.get('TransformParams'))
  }
  return null
}
