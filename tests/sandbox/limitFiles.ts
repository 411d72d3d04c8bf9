import JSZip from 'jszip'
import {
  BASE_NAME_MAX_LENGTH,
  BYTES_PER_MB,
  UPLOAD_LIMITS,
} from '#shared/platform/config/limits.ts'
import { makePdf } from '#tests/fixtures/make.ts'

const { payslip: payslipLimits, bankStatement: statementLimits } = UPLOAD_LIMITS

/** A file that a browser check rejects or warns about; too large to commit, so created on request. */
type LimitFile = { description: string; make: () => Promise<Uint8Array<ArrayBuffer>> }

const onePage = (text: string) => makePdf({ pages: 1, text: () => text })

async function thirteenFiles(): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip()
  for (let number = 1; number <= statementLimits.maxFiles + 1; number += 1)
    zip.file(`statement-${number}.pdf`, await onePage(`Statement ${number}`))
  return zip.generateAsync({ type: 'uint8array' }) as Promise<Uint8Array<ArrayBuffer>> // jszip does not name the buffer type
}

/** By name: one for each upload limit (decisions D14, D15). */
export const LIMIT_FILES: Readonly<Record<string, LimitFile>> = {
  'too-large.pdf': {
    description: `${payslipLimits.fileSizeLimitBytes / BYTES_PER_MB} MB, one page (servicefilesizeError)`,
    make: () => makePdf({ pages: 1, bytes: payslipLimits.fileSizeLimitBytes }),
  },
  'just-small-enough.pdf': {
    description: 'One byte less: taken',
    make: () => makePdf({ pages: 1, bytes: payslipLimits.fileSizeLimitBytes - 1 }),
  },
  '200-pages.pdf': {
    description: `${payslipLimits.pageLimit} pages: too many for all but the financial statement (filePagesError)`,
    make: () => makePdf({ pages: payslipLimits.pageLimit }),
  },
  '199-pages.pdf': {
    description: 'One page less: taken',
    make: () => makePdf({ pages: payslipLimits.pageLimit - 1 }),
  },
  'thirteen-statements.zip': {
    description: `Unpack it and drop the ${statementLimits.maxFiles + 1} files on Bank statement (fileCountError)`,
    make: thirteenFiles,
  },
  'bad name #1 (50%).pdf': {
    description: 'Characters that no name may hold (filenameError), with auto-rename',
    make: () => onePage('A good file with a bad name'),
  },
  [`${'long-'.repeat(BASE_NAME_MAX_LENGTH / 5)}name.pdf`]: {
    description: `A name of more than ${BASE_NAME_MAX_LENGTH} characters (fileLengthError)`,
    make: () => onePage('A good file with a long name'),
  },
  'empty.pdf': { description: 'Nothing in it', make: async () => new Uint8Array() },
  'text-named.pdf': {
    description: 'A text that calls itself a PDF',
    make: async () => new TextEncoder().encode('This is no PDF.'),
  },
}
