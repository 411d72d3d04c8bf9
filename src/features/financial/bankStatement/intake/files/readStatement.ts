import type { DocumentKind } from '#shared/kits/documentType/documentKind.ts'
import { extractFirstText } from '#shared/kits/documentType/extractFirstText.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { type PdfDocument, readPdf } from '#shared/platform/pdf/pdfEngine.ts'
import type { StatementText } from '../state/statementFacts.ts'
import type { StatementPages } from './statementText.ts'

export const UNREADABLE_STATEMENT: StatementText = {
  document: 'unknown',
  bankName: null,
  accountEnd: null,
  accountCheck: null,
  holder: null,
  accountType: null,
  period: null,
  opening: null,
  closing: null,
}

/** Characters; a page may have a megabyte of text. */
const MAX_LENGTH = 20_000

const loadParser = () => loadChunk(() => import('./statementText.ts'))
const loadBanks = () => loadChunk(() => import('#shared/kits/facts/banks/recogniseBank.ts'))
const loadClassifier = () => loadChunk(() => import('#shared/kits/documentType/classifyText.ts'))

/** Loads what reads a file; resolves also where some of it did not load. */
export async function preloadParsers(): Promise<void> {
  await Promise.allSettled([loadParser(), loadClassifier(), loadBanks()])
}

/** The bank that a file's name tells; null for none or several. */
export async function bankInFileName(name: string): Promise<string | null> {
  const code = await loadBanks().catch(() => null)
  return code?.bankInName(name) ?? null
}

/** The keyword table loads with the first file; without it only the details are read. */
async function detectDocumentKind(text: string): Promise<DocumentKind> {
  try {
    const { classifyText } = await loadClassifier()
    return classifyText(text)
  } catch {
    return 'unknown'
  }
}

async function readPages(document: PdfDocument): Promise<StatementPages> {
  const first = await extractFirstText(document)
  if (document.pageCount < 2) return { first, last: first }
  const page = await document.getPage(document.pageCount)
  return { first, last: (await page.getText()).join(' ') }
}

const tidy = (text: string) => text.replaceAll(/[^\S\n]+/g, ' ').replaceAll(/ ?\n ?/g, '\n')

/** Reads the first and last pages in a worker. Scans, images and missing files give nothing. */
export async function readStatement(
  source: Blob,
  password: string | undefined,
): Promise<StatementText> {
  try {
    const result = await readPdf(source, readPages, { password })
    if (result.kind !== 'ok') return UNREADABLE_STATEMENT
    const pages = {
      first: tidy(result.value.first.slice(0, MAX_LENGTH)),
      last: tidy(result.value.last.slice(-MAX_LENGTH)),
    }
    const { parseStatement } = await loadParser()
    return { document: await detectDocumentKind(pages.first), ...parseStatement(pages) }
  } catch {
    return UNREADABLE_STATEMENT // the file's own check reports it
  }
}
