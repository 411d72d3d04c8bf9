import type { ErrorName } from '#shared/errors/errorNames.ts'
import { STALL_LIMIT_MS } from '#shared/config/constants.ts'
import {
  PIXELS_MAX,
  UNPACKED_MAX_BYTES,
  type FileKind,
  type UploadLimits,
} from '#shared/config/limits.ts'
import { extensionOf, splitName } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes, sayMegabytes } from '#shared/lib/size.ts'
import { isHeicName, kindByName } from './fileKind.ts'
import { LARGE_LIMIT_BYTES, sayAFile, sayPageLimit } from './limitWords.ts'
import {
  autoRename,
  hasLooseEnd,
  isNameTooLong,
  refusedCharacters,
  sayRefused,
} from './nameRules.ts'

/** Everything that can be wrong with one file. */
export const PROBLEMS = [
  'wrongFormat',
  'heic',
  'empty',
  'tooLarge',
  'wrongContent',
  'unreadable',
  'unchecked',
  'locked',
  'corrupt',
  'noPages',
  'tooSlow',
  'lockedWorkbook',
  'unpackedTooLarge',
  'brokenPicture',
  'tooManyPixels',
  'tooManyPages',
  'nameTooLong',
  'nameCharacters',
  'nameEnd',
] as const
export type Problem = (typeof PROBLEMS)[number]

/** What the words about a problem are made of. */
export type FileFacts = { name: string; size: number; kind: FileKind | null; pages: number | null }

export type Remedy = 'rename' | 'replace' | 'retry'

type ProblemRow = {
  /** The dialog of the catalogue (shell §8, analyzers §8). */
  dialog: (limits: UploadLimits) => ErrorName
  title: (limits: UploadLimits) => string
  why: (facts: FileFacts, limits: UploadLimits) => string
  remedy: Remedy
}

const BAD_NAME = 'Filename has unsupported Characters'

export const PROBLEM: Record<Problem, ProblemRow> = {
  wrongFormat: {
    dialog: () => 'wrongFormat',
    title: () => 'Not a kind of file that is read here',
    why: ({ name }, { kinds, kindsQuoted }) =>
      kindsQuoted === undefined
        ? `${sayExtension(name)}; choose ${sayAFile(kinds)}`
        : `${sayExtension(name)}. ${kindsQuoted}`,
    remedy: 'replace',
  },
  heic: {
    dialog: () => 'wrongFormat',
    title: () => 'HEIC photo',
    why: (_, { kinds }) =>
      `HEIC is the photo format of iPhones and cannot be read here. ${sayHeicRemedy(kinds)}`,
    remedy: 'replace',
  },
  empty: {
    dialog: () => 'fileCorruptError',
    title: () => 'Empty file',
    why: () => 'It holds no data; perhaps a download that did not finish',
    remedy: 'replace',
  },
  tooLarge: {
    dialog: ({ fileBytes }) =>
      fileBytes >= LARGE_LIMIT_BYTES ? 'filesizeError' : 'servicefilesizeError',
    title: () => 'File is too large',
    why: ({ size }, { fileBytes }) =>
      `${formatMegabytes(size)}; a file must be under ${sayMegabytes(fileBytes)}`,
    remedy: 'replace',
  },
  /** Its extension is one that is taken, and it does not open as that: damaged, not of another kind (analyzers §5). */
  wrongContent: {
    dialog: () => 'fileCorruptError',
    title: () => 'Not what its name says',
    why: ({ name }) => `The name ends in .${extensionOf(name)}, the content is something else`,
    remedy: 'replace',
  },
  unreadable: {
    dialog: () => 'fileCorruptError',
    title: () => 'File can no longer be read',
    why: () => 'It was moved, changed or deleted after it was chosen; choose it again',
    remedy: 'replace',
  },
  unchecked: {
    dialog: () => 'uploadFailed',
    title: () => 'Could not be checked',
    why: () => 'The PDF reader did not load; check the connection and try again',
    remedy: 'retry',
  },
  locked: {
    dialog: () => 'passwordProtectFileError',
    title: () => 'Password protected',
    why: (_, { eachAlone }) =>
      `${eachAlone === true ? 'Unlock it here, or save' : 'Save'} a copy without the password and choose that one`,
    remedy: 'replace',
  },
  corrupt: {
    dialog: () => 'fileCorruptError',
    title: () => 'Damaged file',
    why: () => 'It does not open; download it again from where it came',
    remedy: 'replace',
  },
  noPages: {
    dialog: () => 'fileCorruptError',
    title: () => 'A PDF without pages',
    why: () => 'It opens and holds nothing to read; print or save the document to PDF again',
    remedy: 'replace',
  },
  tooSlow: {
    dialog: () => 'fileTooSlowError',
    title: () => 'Takes too long to read',
    why: ({ kind }) =>
      `It did not open in ${STALL_LIMIT_MS / 1000} s; ${kind === 'pdf' ? 'print it to a new PDF' : 'save it anew, smaller'} and choose that one`,
    remedy: 'replace',
  },
  lockedWorkbook: {
    dialog: () => 'passwordProtectFileError',
    title: () => 'This workbook is locked',
    why: () =>
      'It opens only with its password; in Excel take it away under File, Info, Protect Workbook, save and choose it again',
    remedy: 'replace',
  },
  unpackedTooLarge: {
    dialog: () => 'fileUnpackedSizeError',
    title: () => 'Too much is packed into it',
    why: () =>
      `Unpacked it is more than ${sayMegabytes(UNPACKED_MAX_BYTES)}; split it, or save it with less in it`,
    remedy: 'replace',
  },
  brokenPicture: {
    dialog: () => 'fileCorruptError',
    title: () => 'Damaged picture',
    why: () => 'It breaks off or cannot be decoded; take it again, or ask for another copy',
    remedy: 'replace',
  },
  tooManyPixels: {
    dialog: () => 'fileUnpackedSizeError',
    title: () => 'Picture has too many pixels',
    why: () =>
      `More than ${PIXELS_MAX / 1_000_000} million; save it smaller, half of that is plenty`,
    remedy: 'replace',
  },
  tooManyPages: {
    dialog: () => 'filePagesError',
    title: () => 'File has Exceeded Page Limit',
    why: ({ pages }, { pagesFrom }) =>
      `${plural(pages ?? 0, 'page')}; here a file has ${sayPageLimit(pagesFrom)}`,
    remedy: 'replace',
  },
  nameTooLong: {
    dialog: () => 'fileLengthError',
    // Lists of several files know one verdict on names (analyzers §5); the reason beside it tells which.
    title: ({ maxFiles }) => (maxFiles > 1 ? BAD_NAME : 'File name is too long'),
    why: ({ name }) => `${splitName(name).base.length} characters; at most 80: ${autoRename(name)}`,
    remedy: 'rename',
  },
  nameCharacters: {
    dialog: () => 'filenameError',
    title: () => BAD_NAME,
    why: ({ name }) => `${sayRefused(refusedCharacters(name))}: ${autoRename(name)}`,
    remedy: 'rename',
  },
  nameEnd: {
    dialog: () => 'filenameError',
    title: () => BAD_NAME,
    why: ({ name }) =>
      `The ${name.endsWith('.') ? 'dot' : 'space'} at its end has to go: ${autoRename(name)}`,
    remedy: 'rename',
  },
}

/** Judges a file before it is opened: its kind by name, then its size (analyzers §5). */
export function judgeUnopened(
  { name, size }: Pick<FileFacts, 'name' | 'size'>,
  limits: UploadLimits,
): Problem | null {
  if (isHeicName(name)) return 'heic'
  const kind = kindByName(name)
  if (kind === null || !limits.kinds.includes(kind)) return 'wrongFormat'
  if (size === 0) return 'empty'
  return size >= limits.fileBytes ? 'tooLarge' : null
}

/** Judges a file that opened: size came first, then pages, then name; the first failure counts (analyzers §5). */
export function judgeOpened(
  { name, pages }: Pick<FileFacts, 'name' | 'pages'>,
  limits: UploadLimits,
): Problem | null {
  if (pages !== null && pages >= limits.pagesFrom) return 'tooManyPages'
  if (isNameTooLong(name)) return 'nameTooLong'
  if (refusedCharacters(name).length > 0) return 'nameCharacters'
  return hasLooseEnd(name) ? 'nameEnd' : null
}

function sayExtension(name: string): string {
  const extension = extensionOf(name)
  return extension === '' ? 'It has no extension' : `It is a .${extension} file`
}

function sayHeicRemedy(kinds: readonly FileKind[]): string {
  return kinds.includes('jpg')
    ? 'Export it as JPG: on the iPhone, Settings, Camera, Formats, Most Compatible; or send it by e-mail to yourself.'
    : `Choose ${sayAFile(kinds)}.`
}
