import { detailLabel } from '#shared/lib/detailLabel.ts'
import { aadhaarDigits, groupAadhaar } from './aadhaar.ts'
import type { IdDocument, IdField } from './contract.ts'
import { ID_KIND, serviceOfDocType } from './idKinds.ts'
import { type IdService } from '#shared/session/services.ts'
import { numberHint, type NumberHint } from './numberHint.ts'

/** A line of a document's table. */
export type IdRow = {
  /** Its own within the result: two values may read the same. */
  place: string
  label: string
  /** As it is shown, nothing hidden. Empty: nothing was read. */
  text: string
  /** What Copy puts on the clipboard. */
  copies: string
  hint: NumberHint | null
}

/** A document as its table shows it. */
export type IdSheet = {
  title: string
  /** Said where it turned out to be another document than the page is for. */
  otherThan: string | null
  /** Digits of the Aadhaar number that can be hidden; null where there is none. */
  secret: string | null
  rows: readonly IdRow[]
}

/** The table of one document. `page` is the service whose page it is; `index` counts documents from 0. */
export function toSheet(document: IdDocument, page: IdService, index: number): IdSheet {
  const found = serviceOfDocType(document.docType)
  const service = found ?? page
  const isNumber = ({ key }: IdField) => key === 'doc_id'
  const rest = document.fields.filter((field) => field.key !== 'doc_type' && !isNumber(field))
  const rows = [
    ...document.fields.filter(isNumber).map((field) => numberRow(field, service)),
    ...rest.flatMap(rowsOf),
  ].map((unplaced, at) => placed(unplaced, `${index}:${at}`))
  const number = service === 'aadhar' ? rows[0]?.copies : undefined
  return {
    title:
      document.docType === '' ? ID_KIND[page].numberLabel.replace(' Number', '') : document.docType,
    otherThan:
      found === null || found === page
        ? null
        : `This page is for ${ID_KIND[page].document}; this was read as ${ID_KIND[found].document}.`,
    secret: number === undefined ? null : aadhaarDigits(number),
    rows,
  }
}

type Unplaced = Omit<IdRow, 'place'>

const placed = (unplaced: Unplaced, place: string): IdRow => ({ place, ...unplaced })

const row = (label: string, text: string): Unplaced => ({ label, text, copies: text, hint: null })

function numberRow({ value }: IdField, service: IdService): Unplaced {
  const sent = textOf(value)
  const plain = row(ID_KIND[service].numberLabel, sent)
  const hint = numberHint(service, sent)
  if (service !== 'aadhar') return { ...plain, hint }
  return { ...plain, hint, text: groupAadhaar(sent), copies: aadhaarDigits(sent) ?? sent }
}

function rowsOf({ key, value }: IdField): Unplaced[] {
  if (key === 'address') return [row('Address', textOf(value, ' '))]
  if (key === 'dob') return [row('Date of birth', textOf(value))]
  if (isRecord(value)) return within(detailLabel(key), value)
  if (Array.isArray(value) && value.some(isRecord))
    return value.flatMap((item, at) =>
      isRecord(item)
        ? within(`${detailLabel(key)} ${at + 1}`, item)
        : [row(`${detailLabel(key)} ${at + 1}`, textOf(item))],
    )
  return [row(detailLabel(key), textOf(value))]
}

/** The fields of a field: 'Validity, non transport'. */
function within(label: string, record: Record<string, unknown>): Unplaced[] {
  return Object.entries(record).map(([key, value]) =>
    row(`${label}, ${detailLabel(key)}`, textOf(value)),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any JSON in words; lists joined by `between`, an address by blanks (analyzers §3). */
function textOf(value: unknown, between = ', '): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
  const parts = Array.isArray(value) ? value : Object.values(value)
  return parts
    .map((part: unknown) => textOf(part, between))
    .filter((part) => part !== '')
    .join(between)
}

/** Which occurrence of its text a row is: a card often prints a name twice. */
export function occurrenceOf(rows: readonly IdRow[], place: string): number {
  const at = rows.findIndex((one) => one.place === place)
  const text = rows[at]?.text
  return 1 + rows.slice(0, Math.max(0, at)).filter((one) => one.text === text).length
}
