import { isRecord } from '#shared/platform/lib/isRecord.ts'
import { humanizeKey } from '#shared/platform/lib/text/humanizeKey.ts'
import type { IdService } from '#shared/platform/session/services/services.ts'
import type { IdDocument, IdField } from './contract.ts'
import { ID_KIND, serviceOfDocType } from './idKinds.ts'
import { numberHint, type NumberHint } from './numberHint.ts'

/** 12 digits of an Aadhaar number, or 16 of a virtual ID; the first ones may be masked by X or *. */
const COMPACT = /^[\dx*]{12}(?:[\dx*]{4})?$/i
const DIGITS = /^\d{12}(?:\d{4})?$/

const compact = (text: string) => text.replaceAll(/[\s-]/g, '')

/** '234567890124' → '2345 6789 0124' (analyzers §3); other text ('Insufficient Info') is unchanged. */
export function groupAadhaar(text: string): string {
  const number = compact(text)
  return COMPACT.test(number) ? (number.match(/.{4}/g) ?? []).join(' ') : text
}

export function aadhaarDigits(text: string): string | null {
  const number = compact(text)
  return DIGITS.test(number) ? number : null
}

/** 'XXXX XXXX 0124' */
export function maskAadhaar(text: string, digits: string): string {
  const digitsPattern = new RegExp(
    `(?<!\\d)${digits.split('').join(String.raw`[\s-]?`)}(?!\\d)`,
    'g',
  )
  return text.replaceAll(digitsPattern, 'XXXX '.repeat(digits.length / 4 - 1) + digits.slice(-4))
}

export type IdRow = {
  /** Unique within the result, because two values may have the same text. */
  path: string
  label: string
  /** Nothing hidden; empty when nothing was read. */
  text: string
  copyText: string
  hint: NumberHint | null
}

export type IdTableData = {
  title: string
  /** The service whose document it is, if not this page's. */
  mismatchedService: string | null
  secret: string | null
  rows: readonly IdRow[]
}

/** `page` is the page's service, `index` the zero-based document number. */
export function toIdTable(document: IdDocument, page: IdService, index: number): IdTableData {
  const detectedService = serviceOfDocType(document.docType)
  const service = detectedService ?? page
  const isNumber = ({ key }: IdField) => key === 'doc_id'
  const otherFields = document.fields.filter(
    (field) => field.key !== 'doc_type' && !isNumber(field),
  )
  const rows = [
    ...document.fields.filter(isNumber).map((field) => numberRow(field, service)),
    ...otherFields.flatMap(rowsOf),
  ].map((fields, rowIndex) => withPath(fields, `${index}:${rowIndex}`))
  const number = service === 'aadhar' ? rows[0]?.copyText : undefined
  return {
    title:
      document.docType === '' ? ID_KIND[page].numberLabel.replace(' Number', '') : document.docType,
    mismatchedService:
      detectedService === null || detectedService === page
        ? null
        : `This page is for ${ID_KIND[page].document}, but this document was read as ${ID_KIND[detectedService].document}.`,
    secret: number === undefined ? null : aadhaarDigits(number),
    rows,
  }
}

type RowWithoutPath = Omit<IdRow, 'path'>

const withPath = (fields: RowWithoutPath, path: string): IdRow => ({ path, ...fields })

const row = (label: string, text: string): RowWithoutPath => ({
  label,
  text,
  copyText: text,
  hint: null,
})

function numberRow({ value }: IdField, service: IdService): RowWithoutPath {
  const numberText = textOf(value)
  const plainRow = row(ID_KIND[service].numberLabel, numberText)
  const hint = numberHint(service, numberText)
  if (service !== 'aadhar') return { ...plainRow, hint }
  return {
    ...plainRow,
    hint,
    text: groupAadhaar(numberText),
    copyText: aadhaarDigits(numberText) ?? numberText,
  }
}

function rowsOf({ key, value }: IdField): RowWithoutPath[] {
  if (key === 'address') return [row('Address', textOf(value, ' '))]
  if (key === 'dob') return [row('Date of birth', textOf(value))]
  if (isRecord(value)) return nestedRows(humanizeKey(key), value)
  if (Array.isArray(value) && value.some(isRecord))
    return value.flatMap((item, index) =>
      isRecord(item)
        ? nestedRows(`${humanizeKey(key)} ${index + 1}`, item)
        : [row(`${humanizeKey(key)} ${index + 1}`, textOf(item))],
    )
  return [row(humanizeKey(key), textOf(value))]
}

/** 'Validity, non transport' */
function nestedRows(label: string, record: Record<string, unknown>): RowWithoutPath[] {
  return Object.entries(record).map(([key, value]) =>
    row(`${label}, ${humanizeKey(key)}`, textOf(value)),
  )
}

/** Address parts are joined by spaces (analyzers §3). */
function textOf(value: unknown, separator = ', '): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
  const parts = Array.isArray(value) ? value : Object.values(value)
  return parts
    .map((part: unknown) => textOf(part, separator))
    .filter((part) => part !== '')
    .join(separator)
}

/** A card often prints a name twice. */
export function occurrenceOf(rows: readonly IdRow[], path: string): number {
  const index = rows.findIndex((other) => other.path === path)
  const text = rows[index]?.text
  return 1 + rows.slice(0, Math.max(0, index)).filter((other) => other.text === text).length
}
