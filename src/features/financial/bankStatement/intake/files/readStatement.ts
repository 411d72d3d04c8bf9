import { isDay, monthNumber, type Day } from '#shared/platform/lib/day.ts'
import { loadChunk } from '#shared/platform/lib/loadChunk.ts'
import type { DocumentKind } from '#shared/kits/documentType/documentKind.ts'
import { extractFirstText } from '#shared/kits/documentType/extractFirstText.ts'
import { readPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { bankInText } from '#features/financial/bankStatement/banks/recogniseBank.ts'
import type { Period, StatementText } from '../state/statementFacts.ts'

export const UNREADABLE_STATEMENT: StatementText = {
  document: 'unknown',
  bankName: null,
  period: null,
}

/** Classifies the text. The keyword table loads with the first file; without it only bank and period are detected. */
async function detectDocumentKind(text: string): Promise<DocumentKind> {
  try {
    const { classifyText } = await loadChunk(
      () => import('#shared/kits/documentType/classifyText.ts'),
    )
    return classifyText(text)
  } catch {
    return 'unknown'
  }
}

/** Reads page 1 of a PDF. Scans, images and missing files give nothing, which is fine. */
export async function readStatement(
  source: Blob,
  password: string | undefined,
): Promise<StatementText> {
  try {
    const result = await readPdf(source, extractFirstText, { password })
    if (result.kind !== 'ok') return UNREADABLE_STATEMENT
    const text = result.value.replaceAll(/\s+/g, ' ')
    return {
      document: await detectDocumentKind(text),
      bankName: bankInText(text),
      period: periodInText(text),
    }
  } catch {
    return UNREADABLE_STATEMENT // the engine failed to load: the file's own check reports it
  }
}

/** 01/04/2026, 1-4-26, 01 Apr 2026, 1 April, 2026: Indian statements put the day first. */
const DATE = String.raw`(\d{1,2})[\s./-]+(\d{1,2}|[A-Za-z]{3,9})[\s.,/-]+(\d{4}|\d{2})\b`
/** 'Statement from 01/04/2026 to 30/06/2026', 'Period: 1 Apr 2026 - 30 Jun 2026', 'From 01/04/2026 Statement to 30/06/2026'. */
const PERIOD = new RegExp(String.raw`\b${DATE}[^\d]{0,24}?(?:to|till|[-–])[^\d]{0,6}${DATE}`, 'i')

/** The period on a statement's first page; null for none or an implausible one. */
export function periodInText(text: string): Period | null {
  const [, day, month, year, lastDay, lastMonth, lastYear] = PERIOD.exec(text) ?? []
  const from = toDay(day, month, year)
  const to = toDay(lastDay, lastMonth, lastYear)
  return from === null || to === null || from > to ? null : { from, to }
}

function toDay(day = '', month = '', year = ''): Day | null {
  const monthIndex = monthNumber(month)
  const number = monthIndex > 0 ? String(monthIndex) : month
  const fullYear = year.length === 2 ? `20${year}` : year
  const text = `${fullYear}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}
