import JSZip from 'jszip'
import {
  BASE_NAME_MAX_LENGTH,
  BYTES_PER_MB,
  UPLOAD_LIMITS,
} from '#shared/platform/config/limits.ts'
import { makePdf } from '#tests/fixtures/make.ts'

const { payslip: single, bankStatement: several } = UPLOAD_LIMITS

/** A file that a check of the browser refuses or remarks on: too big to commit, so made when it is asked for. */
type LimitFile = { shows: string; make: () => Promise<Uint8Array<ArrayBuffer>> }

const onePage = (text: string) => makePdf({ pages: 1, text: () => text })

async function thirteenFiles(): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip()
  for (let number = 1; number <= several.maxFiles + 1; number += 1)
    zip.file(`statement-${number}.pdf`, await onePage(`Statement ${number}`))
  return zip.generateAsync({ type: 'uint8array' }) as Promise<Uint8Array<ArrayBuffer>> // jszip names no buffer
}

/** By name: one for each limit of the uploaders (decisions D14, D15). */
export const LIMIT_FILES: Readonly<Record<string, LimitFile>> = {
  'too-large.pdf': {
    shows: `${single.fileSizeLimitBytes / BYTES_PER_MB} MB, one page (servicefilesizeError)`,
    make: () => makePdf({ pages: 1, bytes: single.fileSizeLimitBytes }),
  },
  'just-small-enough.pdf': {
    shows: 'One byte less: taken',
    make: () => makePdf({ pages: 1, bytes: single.fileSizeLimitBytes - 1 }),
  },
  '200-pages.pdf': {
    shows: `${single.pageLimit} pages: too many for all but the financial statement (filePagesError)`,
    make: () => makePdf({ pages: single.pageLimit }),
  },
  '199-pages.pdf': {
    shows: 'One page less: taken',
    make: () => makePdf({ pages: single.pageLimit - 1 }),
  },
  'thirteen-statements.zip': {
    shows: `Unpack it and drop the ${several.maxFiles + 1} files on Bank statement (fileCountError)`,
    make: thirteenFiles,
  },
  'bad name #1 (50%).pdf': {
    shows: 'Characters that no name may hold (filenameError), with auto-rename',
    make: () => onePage('A good file with a bad name'),
  },
  [`${'long-'.repeat(BASE_NAME_MAX_LENGTH / 5)}name.pdf`]: {
    shows: `A name of more than ${BASE_NAME_MAX_LENGTH} characters (fileLengthError)`,
    make: () => onePage('A good file with a long name'),
  },
  'empty.pdf': { shows: 'Nothing in it', make: async () => new Uint8Array() },
  'text-named.pdf': {
    shows: 'A text that calls itself a PDF',
    make: async () => new TextEncoder().encode('This is no PDF.'),
  },
}
