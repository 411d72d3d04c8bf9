import { Fault } from '../fault.ts'
import { magicAt } from '../magic.ts'
import { readPdf } from '../readPdf.ts'
import { parseStatement, type ParsedStatement } from './parseStatement.ts'
import { sampleStatement } from './sampleStatement.ts'

/** One uploaded file as it was read. */
export type ReadFile = {
  name: string
  pages: number
  magic: string | null
  parsed: ParsedStatement | { kind: 'picture'; statement: ReturnType<typeof sampleStatement> }
}

const PAGES_FROM = 200
const PDF_MARK = '%PDF'

/** 'low-credits.pdf' and 'bank-low-credits.pdf' both name a magic value. */
const byName = (name: string) =>
  magicAt('bankStatement', name.replace(/^bank-/i, '').replace(/\.[^.]+$/, ''))?.value ?? null

/**
 * Reads a statement: the text layer of a PDF, opened with its password where it is locked. Pictures give a sample.
 * @throws Fault 400 for a file that is locked, damaged or too long
 */
export async function readFile(file: File, password: string | undefined): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const magic = byName(file.name)
  const isPdf = new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes(PDF_MARK)
  if (!isPdf)
    return {
      name: file.name,
      pages: 1,
      magic,
      parsed: { kind: 'picture', statement: sampleStatement() },
    }
  const pdf = await readPdf(bytes, password)
  if (pdf.kind === 'locked')
    throw new Fault(
      400,
      password === undefined
        ? `${file.name} is password protected`
        : `The password of ${file.name} is wrong`,
    )
  if (pdf.kind === 'corrupt') throw new Fault(400, `${file.name} could not be read`)
  if (password !== undefined && (await readPdf(bytes)).kind === 'ok')
    throw new Fault(400, `${file.name} is not locked: passwords are of unlocked files only (D7)`)
  if (pdf.pages.length >= PAGES_FROM) throw new Fault(400, `${file.name} has 200 pages or more`)
  const value = magic ?? magicAt('bankStatement', pdf.magic)?.value ?? null
  return {
    name: file.name,
    pages: pdf.pages.length,
    magic: value,
    parsed: value === 'no-headers' ? { kind: 'noHeaders' } : parseStatement(pdf.pages),
  }
}
