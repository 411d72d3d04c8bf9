import { Fault } from '../fault.ts'
import { magicAt, magicInName, type MagicRow } from '../magic.ts'
import { readPdf } from '../readPdf.ts'
import { parseStatement, type ParsedStatement } from './parseStatement.ts'
import { sampleStatement } from './sampleStatement.ts'

/** One parsed upload. */
export type ReadFile = {
  name: string
  pages: number
  magic: MagicRow | null
  parsed: ParsedStatement | { kind: 'picture'; statement: ReturnType<typeof sampleStatement> }
}

const PAGES_FROM = 200
const PDF_MARK = '%PDF'

/**
 * Reads a statement: the text layer of a PDF, opened with its password where it is locked. Pictures give a sample.
 * @throws Fault 400 for a file that is locked, damaged or too long
 */
export async function readFile(file: File, password: string | undefined): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const magicRow = magicInName('bankStatement', file.name) ?? null
  const isPdf = new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes(PDF_MARK)
  if (!isPdf)
    return {
      name: file.name,
      pages: 1,
      magic: magicRow,
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
  const magic = magicRow ?? magicAt('bankStatement', pdf.magic) ?? null
  return {
    name: file.name,
    pages: pdf.pages.length,
    magic,
    parsed: magic?.name === 'no-headers' ? { kind: 'noHeaders' } : parseStatement(pdf.pages),
  }
}
