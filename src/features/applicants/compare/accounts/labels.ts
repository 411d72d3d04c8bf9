import { amountIn } from '#shared/kits/facts/statement/amountCell.ts'
import { parseWritten, dayReaderOf } from '#shared/kits/facts/statement/dayColumn.ts'
import { findLayout } from '#shared/kits/facts/statement/layout.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'
import type { SheetStart } from '../sheets.ts'

const LABELS = {
  holder:
    /^(?:(?:account |a\/c )?holder(?:'?s)?(?: name)?|(?:account|a\/c|customer)(?: holder)?(?:'?s)? name|name(?: of (?:the )?(?:account holder|customer))?)\b(?! of\b)/i,
  number: /^(?:account|a\/c) ?(?:no|number|num)\b\.?/i,
  bank: /^bank(?: name)?$/i,
  from: /^(?:period |statement )?from(?: date)?\b|^start date\b/i,
  to: /^(?:period |statement )?to(?: date)?\b|^end date\b/i,
  opening: /^opening (?:bal|balance)\b/i,
} as const
const LABEL_NAMES = ['holder', 'number', 'bank', 'from', 'to', 'opening'] as const
type Label = (typeof LABEL_NAMES)[number]
export type LabelledValue = { text: string; cell: { sheet: string; row: number; column: number } }
export type Labels = Partial<Record<Label, LabelledValue>> & {
  /** Of the statement, where it names its period. */
  period: { from: Day; to: Day } | null
}

/** A value of another kind belongs to another label. */
const FITS: Record<Label, (value: string) => boolean> = {
  holder: (value) => /\p{L}{2}/u.test(value) && !HEADING.test(value),
  number: (value) => /\d/.test(value),
  bank: (value) => /[a-z]{2}/i.test(value) && !HEADING.test(value),
  from: (value) => parseWritten(value) !== null,
  to: (value) => parseWritten(value) !== null,
  opening: (value) => amountIn({ t: 's', v: value }) !== null,
}
const HEADING =
  /^(?:pan|relation(?:ship)?|address|branch|ifsc|date|amount|type|bank|account|number|status)\b/i

/** A name or a number; a longer text is none. */
const LABEL_MAX = 200
const DAY_TEXT = String.raw`\d{1,4}[-/. ]?(?:\d{1,2}|[a-z]{3,9})[-/., ]*\d{1,4}`
const PERIOD = new RegExp(`(${DAY_TEXT})[\\s:]*(?:to|till|and|[-–])[\\s:-]*(${DAY_TEXT})`, 'i')
const PERIOD_HINT = /\b(?:from|period|between|statement|date)\b/i

/** The first value of each label above the entries: beside it, or in the same cell behind a colon. */
export function readLabels(starts: readonly SheetStart[]): Labels {
  const found: Labels = { period: null }
  for (const { name, texts } of starts) {
    const heading = findLayout(texts)?.row ?? texts.length
    for (const [row, cells] of texts.slice(0, heading).entries()) {
      found.period ??= periodIn(cells.join(' ').slice(0, LABEL_MAX))
      for (const [at, text] of cells.entries()) {
        if (text === '') continue
        const short = text.slice(0, LABEL_MAX)
        const [label = '', ...behind] = short.split(/\s*:[\s-]*/)
        const inside = behind.join(':').trim()
        const column =
          inside === '' ? cells.findIndex((cell, to) => to > at && /[^\s:-]/.test(cell)) : at
        const value = (inside === '' ? (cells[column] ?? '') : inside).replace(/^[\s:-]+/, '')
        const key = LABEL_NAMES.find((each) => LABELS[each].test(label.trim()))
        if (key !== undefined && found[key] === undefined && FITS[key](value))
          found[key] = { text: value.slice(0, LABEL_MAX), cell: { sheet: name, row, column } }
      }
    }
  }
  const labelled = toPeriod(found.from?.text ?? '', found.to?.text ?? '')
  return { ...found, period: labelled ?? found.period }
}

/** 'Statement from 01/04/2026 to 30/06/2026' */
function periodIn(text: string): Labels['period'] {
  if (!PERIOD_HINT.test(text)) return null
  const [, from, to] = PERIOD.exec(text) ?? []
  return from === undefined || to === undefined ? null : toPeriod(from, to)
}

function toPeriod(fromText: string, toText: string): Labels['period'] {
  const written = [parseWritten(fromText), parseWritten(toText)]
  const [from = null, to = null] = written.map(dayReaderOf(written.flatMap((each) => each ?? [])))
  return from === null || to === null || from > to ? null : { from, to }
}
