import { isDay, monthNamed, type Day } from '#shared/lib/day.ts'
import { loadCode } from '#shared/lib/loadCode.ts'
import type { DocumentKind } from '#shared/document/documentKind.ts'
import { firstText } from '#shared/document/firstText.ts'
import { readPdf } from '#shared/pdf/pdfEngine.ts'
import { bankInText } from '#features/financial/bankStatement/banks/recogniseBank.ts'
import type { Period, StatementText } from '../state/statementFacts.ts'

export const NOTHING: StatementText = { document: 'unknown', bankName: null, period: null }

/** What the text speaks of. Its table of words comes with the first file; without a line it is not told, and bank and period are. */
async function kindOf(text: string): Promise<DocumentKind> {
  try {
    const { kindInText } = await loadCode(() => import('#shared/document/kindInText.ts'))
    return kindInText(text)
  } catch {
    return 'unknown'
  }
}

/** Reads page 1 of a PDF that opened. A scan, a picture, a file that is gone: it says nothing, and nothing depends on it. */
export async function readStatement(
  source: Blob,
  password: string | undefined,
): Promise<StatementText> {
  try {
    const reading = await readPdf(source, firstText, { password })
    if (reading.kind !== 'ok') return NOTHING
    const text = reading.value.replaceAll(/\s+/g, ' ')
    return {
      document: await kindOf(text),
      bankName: bankInText(text),
      period: periodInText(text),
    }
  } catch {
    return NOTHING // the reader did not load: the file's own check says so
  }
}

/** 01/04/2026, 1-4-26, 01 Apr 2026, 1 April, 2026: Indian statements put the day first. */
const DATE = String.raw`(\d{1,2})[\s./-]+(\d{1,2}|[A-Za-z]{3,9})[\s.,/-]+(\d{4}|\d{2})\b`
/** 'Statement from 01/04/2026 to 30/06/2026', 'Period: 1 Apr 2026 - 30 Jun 2026', 'From 01/04/2026 Statement to 30/06/2026'. */
const PERIOD = new RegExp(String.raw`\b${DATE}[^\d]{0,24}?(?:to|till|[-–])[^\d]{0,6}${DATE}`, 'i')

/** The period that a statement's first page names; null where it names none that makes sense. */
export function periodInText(text: string): Period | null {
  const [, day, month, year, lastDay, lastMonth, lastYear] = PERIOD.exec(text) ?? []
  const from = toDay(day, month, year)
  const to = toDay(lastDay, lastMonth, lastYear)
  return from === null || to === null || from > to ? null : { from, to }
}

function toDay(day = '', month = '', year = ''): Day | null {
  const named = monthNamed(month)
  const number = named > 0 ? String(named) : month
  const full = year.length === 2 ? `20${year}` : year
  const text = `${full}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}
