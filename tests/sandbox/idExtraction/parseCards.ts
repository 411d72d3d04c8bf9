import { linesOf, type Cell, type Line } from '../payslip/lines.ts'
import type { TextPiece } from '../readPdf.ts'

const DOC_TYPES = ['AADHAAR', 'PAN', 'DL', 'VOTERID', 'RC'] as const
export type DocType = (typeof DOC_TYPES)[number]

/** One document in the response: doc_type, doc_id, lines of the address, dob, and other printed values. */
export type Card = { doc_type: DocType; [key: string]: string | string[] }

const HEADS: Record<DocType, RegExp> = {
  AADHAAR: /aadhaar$|identification authority/i,
  PAN: /income tax department/i,
  DL: /driving licen[cs]e/i,
  VOTERID: /election commission/i,
  RC: /certificate of registration/i,
}
const NUMBER = /^(?:aadhaar|permanent account|dl|epic|registration) number$/i
const BIRTH = /^date of birth$/i
/** A line continues the value above it if it starts within this many points of it. */
const SAME_COLUMN = 4

function headOf({ cells }: Line): DocType | undefined {
  const text = cells.map(({ text }) => text).join(' ')
  return text === text.toUpperCase() ? DOC_TYPES.find((type) => HEADS[type].test(text)) : undefined
}

function keyOf(label: string): string {
  if (NUMBER.test(label)) return 'doc_id'
  if (BIRTH.test(label)) return 'dob'
  return label
    .toLowerCase()
    .replaceAll(/'s\b/g, '')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/\s+/g, '_')
}

/** An Aadhaar number is returned without spaces. */
const valueOf = (key: string, type: DocType, text: string) =>
  key === 'doc_id' && type === 'AADHAAR' ? text.replaceAll(' ', '') : text

function cardOf(type: DocType, lines: readonly Line[]): Card {
  const card: Card = { doc_type: type }
  let last: { key: string; value: Cell } | null = null
  for (const { cells } of lines) {
    const [label, value] = cells
    if (label !== undefined && value !== undefined) {
      const key = keyOf(label.text)
      card[key] = key === 'address' ? [value.text] : valueOf(key, type, value.text)
      last = { key, value }
    } else if (
      last?.key === 'address' &&
      label !== undefined &&
      Math.abs(label.x - last.value.x) < SAME_COLUMN
    )
      card.address = [card.address ?? [], label.text].flat()
  }
  return card
}

/** All documents on these pages with the sample layout, in reading order. */
export function cardsIn(pages: readonly TextPiece[][]): Card[] {
  const lines = pages.flatMap(linesOf)
  const heads = lines.flatMap((line, at) => {
    const type = headOf(line)
    return type === undefined ? [] : [{ type, at }]
  })
  return heads.map(({ type, at }, index) => cardOf(type, lines.slice(at + 1, heads[index + 1]?.at)))
}
