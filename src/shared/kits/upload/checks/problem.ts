import { STALL_TIMEOUT_MS } from '#shared/platform/config/constants.ts'
import {
  PIXELS_MAX,
  UNPACKED_MAX_BYTES,
  type FileKind,
  type UploadLimits,
} from '#shared/platform/config/limits.ts'
import { formatMegabytes, formatWholeMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { extensionOf, splitFileName } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import {
  autoRename,
  describeRefusedCharacters,
  refusedCharacters,
  type Problem,
} from './fileRules.ts'
import { LARGE_LIMIT_BYTES, formatKindsWithArticle, formatPageLimit } from './formatLimits.ts'

export type FileFacts = { name: string; size: number; kind: FileKind | null; pages: number | null }

export type Remedy = 'rename' | 'replace' | 'retry'

type ProblemDefinition = {
  dialog: (limits: UploadLimits) => DialogName
  title: (limits: UploadLimits) => string
  detail: (facts: FileFacts, limits: UploadLimits) => string
  remedy: Remedy
}

const BAD_NAME = 'Filename has unsupported Characters'

export const PROBLEM: Record<Problem, ProblemDefinition> = {
  wrongFormat: {
    dialog: () => 'wrongFormat',
    title: () => 'File type not accepted here',
    detail: ({ name }, { fileKinds, fileKindsText }) =>
      fileKindsText === undefined
        ? `${describeExtension(name)}; choose ${formatKindsWithArticle(fileKinds)}`
        : `${describeExtension(name)}. ${fileKindsText}`,
    remedy: 'replace',
  },
  heic: {
    dialog: () => 'wrongFormat',
    title: () => 'HEIC photo',
    detail: (_, { fileKinds }) =>
      `HEIC is the photo format of iPhones and cannot be read. ${describeHeicRemedy(fileKinds)}`,
    remedy: 'replace',
  },
  empty: {
    dialog: () => 'fileCorruptError',
    title: () => 'Empty file',
    detail: () => 'It contains no data; its download may not have finished',
    remedy: 'replace',
  },
  tooLarge: {
    dialog: ({ fileSizeLimitBytes }) =>
      fileSizeLimitBytes >= LARGE_LIMIT_BYTES ? 'filesizeError' : 'servicefilesizeError',
    title: () => 'File is too large',
    detail: ({ size }, { fileSizeLimitBytes }) =>
      `${formatMegabytes(size)}; a file must be under ${formatWholeMegabytes(fileSizeLimitBytes)}`,
    remedy: 'replace',
  },
  /** Damaged: the content does not open as its extension says (analyzers §5). */
  wrongContent: {
    dialog: () => 'fileCorruptError',
    title: () => 'Content does not match its name',
    detail: ({ name }) =>
      `The name ends in .${extensionOf(name)}, but the content is something else`,
    remedy: 'replace',
  },
  unreadable: {
    dialog: () => 'fileCorruptError',
    title: () => 'File can no longer be read',
    detail: () => 'It was moved, changed or deleted after it was chosen; choose it again',
    remedy: 'replace',
  },
  unchecked: {
    dialog: () => 'uploadFailed',
    title: () => 'Could not be checked',
    detail: () => 'The PDF reader did not load; check the connection and try again',
    remedy: 'retry',
  },
  locked: {
    dialog: () => 'passwordProtectFileError',
    title: () => 'Password protected',
    detail: (_, { isOneJobPerFile }) =>
      `${isOneJobPerFile === true ? 'Unlock it here, or save' : 'Save'} a copy without the password and choose that one`,
    remedy: 'replace',
  },
  corrupt: {
    dialog: () => 'fileCorruptError',
    title: () => 'Damaged file',
    detail: () => 'It does not open; download it again from its source',
    remedy: 'replace',
  },
  noPages: {
    dialog: () => 'fileCorruptError',
    title: () => 'A PDF without pages',
    detail: () => 'It has nothing to read; print or save the document to PDF again',
    remedy: 'replace',
  },
  tooSlow: {
    dialog: () => 'fileTooSlowError',
    title: () => 'Takes too long to read',
    detail: ({ kind }) =>
      `It did not open in ${STALL_TIMEOUT_MS / 1000} s; ${kind === 'pdf' ? 'print it to a new PDF' : 'save a smaller copy'} and choose that one`,
    remedy: 'replace',
  },
  lockedWorkbook: {
    dialog: () => 'passwordProtectFileError',
    title: () => 'This workbook is locked',
    detail: () =>
      'It opens only with its password; in Excel remove it under File, Info, Protect Workbook, save and choose it again',
    remedy: 'replace',
  },
  unpackedTooLarge: {
    dialog: () => 'fileUnpackedSizeError',
    title: () => 'Too large when unpacked',
    detail: () =>
      `It unpacks to more than ${formatWholeMegabytes(UNPACKED_MAX_BYTES)}; split it, or save it with less data`,
    remedy: 'replace',
  },
  brokenPicture: {
    dialog: () => 'fileCorruptError',
    title: () => 'Damaged picture',
    detail: () => 'It is incomplete; take it again, or ask for another copy',
    remedy: 'replace',
  },
  tooManyPixels: {
    dialog: () => 'fileUnpackedSizeError',
    title: () => 'Picture has too many pixels',
    detail: () => `More than ${PIXELS_MAX / 1_000_000} million; save a smaller version`,
    remedy: 'replace',
  },
  tooManyPages: {
    dialog: () => 'filePagesError',
    title: () => 'File has Exceeded Page Limit',
    detail: ({ pages }, { pageLimit }) =>
      `${plural(pages ?? 0, 'page')}; a file can have ${formatPageLimit(pageLimit)} here`,
    remedy: 'replace',
  },
  nameTooLong: {
    dialog: () => 'fileLengthError',
    // Lists of several files have one message for names (analyzers §5); the reason beside it differs.
    title: ({ maxFiles }) => (maxFiles > 1 ? BAD_NAME : 'File name is too long'),
    detail: ({ name }) =>
      `${splitFileName(name).base.length} characters; at most 80. Rename to: ${autoRename(name)}`,
    remedy: 'rename',
  },
  nameCharacters: {
    dialog: () => 'filenameError',
    title: () => BAD_NAME,
    detail: ({ name }) =>
      `${describeRefusedCharacters(refusedCharacters(name))}. Rename to: ${autoRename(name)}`,
    remedy: 'rename',
  },
  nameEnd: {
    dialog: () => 'filenameError',
    title: () => BAD_NAME,
    detail: ({ name }) =>
      `It ends with a ${name.endsWith('.') ? 'dot' : 'space'}. Rename to: ${autoRename(name)}`,
    remedy: 'rename',
  },
}

function describeExtension(name: string): string {
  const extension = extensionOf(name)
  return extension === '' ? 'It has no extension' : `It is a .${extension} file`
}

function describeHeicRemedy(kinds: readonly FileKind[]): string {
  return kinds.includes('jpg')
    ? 'Export it as JPG: on the iPhone, Settings, Camera, Formats, Most Compatible.'
    : `Choose ${formatKindsWithArticle(kinds)}.`
}
