import { linesOf, type Cell, type Line } from '../payslip/lines.ts'
import type { TextPiece } from '../readPdf.ts'

const DOC_TYPES = ['AADHAAR', 'PAN', 'DL', 'VOTERID', 'RC'] as const
export type DocType = (typeof DOC_TYPES)[number]

/** One document as the backend answers it: doc_type, doc_id, address as its lines, dob, and whatever else the card prints. */
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
/** A line's value stands below the one before it when it begins within so many points of it. */
const SAME_COLUMN = 4

function headOf({ cells }: Line): DocType | undefined {
  const words = cells.map(({ text }) => text).join(' ')
  return words === words.toUpperCase()
    ? DOC_TYPES.find((type) => HEADS[type].test(words))
    : undefined
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

/** An Aadhaar number is sent without its blanks, as a number read by machine is. */
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

/** Every document that these pages print in the form of the samples, in reading order. */
export function cardsIn(pages: readonly TextPiece[][]): Card[] {
  const lines = pages.flatMap(linesOf)
  const heads = lines.flatMap((line, at) => {
    const type = headOf(line)
    return type === undefined ? [] : [{ type, at }]
  })
  return heads.map(({ type, at }, index) => cardOf(type, lines.slice(at + 1, heads[index + 1]?.at)))
}
