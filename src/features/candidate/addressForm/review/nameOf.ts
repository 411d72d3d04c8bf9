import { FIELD_NAMES, type AskedName, type FieldName } from '../form.ts'
import type { Words } from '../words/en.ts'

const FIELDS: ReadonlySet<AskedName> = new Set(FIELD_NAMES)
const isField = (name: AskedName): name is FieldName => FIELDS.has(name)

/** What a field or a photo is called. */
export const nameOf = ({ fields, photos }: Words, name: AskedName): string =>
  isField(name) ? fields.labels[name] : photos.names[name]
