/** 1 MB of every limit and every shown size (shell §9). */
export const BYTES_PER_MB = 1_048_576

/** Of filesizeError: for a deployment that raises a limit of the table below (decisions D14). */
export const LARGE_FILE_BYTES = 30 * BYTES_PER_MB

/** Our own: what a packed file (workbook, zip) may hold unpacked. Read by a spreadsheet library it takes ten times that. */
export const UNPACKED_MAX_BYTES = 100 * BYTES_PER_MB

/** Our own: reports that go into one ZIP. They and the ZIP are in memory together. */
export const REPORTS_ZIP_MAX_BYTES = 100 * BYTES_PER_MB

/** Our own: files and results of jobs that this browser keeps; the oldest go first. A browser gives a page far more. */
export const VAULT_MAX_BYTES = 500 * BYTES_PER_MB

/** Our own: a picture of more takes over 400 MB while it is shown; a sheet of A3 scanned at 600 dpi has 70 million. */
export const PIXELS_MAX = 100_000_000

/** Base name without its extension (shell §9). */
export const BASE_NAME_MAX_LENGTH = 80

export const FILE_KINDS = ['pdf', 'jpg', 'jpeg', 'png', 'xls', 'xlsx', 'csv'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** What one uploader takes (decisions D14, D15). Checks, hints and dialogs read the same row. */
export type UploadLimits = {
  kinds: readonly FileKind[]
  /** A file of this size or more is refused. */
  fileBytes: number
  /** A file with this many pages or more is refused. */
  pagesFrom: number
  /** More pages than this are taken, with a note that fewer read best. */
  bestPages?: number
  maxFiles: number
  /** All files together may weigh this much, no more. Left out: only the number and the size of each file are limited. */
  totalBytes?: number
  /** 'refuse': a locked PDF is an error; 'unlock': the uploader asks for its password. */
  locked: 'refuse' | 'unlock'
  mixedKinds: boolean
  /** Several files may be chosen: each becomes a job of its own (decisions D55). */
  eachAlone?: true
  /** The product's own words on what is taken, where the specification quotes them. */
  kindsQuoted?: string
}

const SINGLE: UploadLimits = {
  kinds: ['pdf'],
  fileBytes: 10 * BYTES_PER_MB,
  pagesFrom: 200,
  maxFiles: 1,
  totalBytes: 10 * BYTES_PER_MB,
  locked: 'refuse',
  mixedKinds: false,
}

export const UPLOAD_LIMITS = {
  payslip: { ...SINGLE, eachAlone: true },
  form26: { ...SINGLE, eachAlone: true },
  idExtraction: {
    ...SINGLE,
    eachAlone: true,
    kinds: ['jpg', 'jpeg', 'png', 'pdf'],
    bestPages: 1,
    kindsQuoted: 'Only Images and Pdf files are allowed',
  },
  financialStatement: { ...SINGLE, kinds: ['jpg', 'jpeg', 'png', 'pdf'], pagesFrom: 501 },
  bankStatement: {
    ...SINGLE,
    kinds: ['jpg', 'jpeg', 'png', 'pdf'],
    maxFiles: 12,
    totalBytes: 20 * BYTES_PER_MB,
    locked: 'unlock',
  },
  passbook: {
    kinds: ['jpg', 'jpeg', 'png'],
    fileBytes: SINGLE.fileBytes,
    pagesFrom: SINGLE.pagesFrom,
    maxFiles: 200,
    locked: 'refuse',
    mixedKinds: true,
  },
  relatedParties: { ...SINGLE, kinds: ['xls', 'xlsx'] },
  addressCases: { ...SINGLE, kinds: ['csv'] },
  companyChecks: { ...SINGLE, kinds: ['xls', 'xlsx'] },
  uanJobs: { ...SINGLE, kinds: ['csv'] },
} as const satisfies Record<string, UploadLimits>

/** Our own: files of one batch, and what they may weigh together in this browser's storage. */
const BATCH_MAX_FILES = 50
const BATCH_TOTAL_BYTES = 200 * BYTES_PER_MB

/**
 * What an uploader takes when several files are chosen, each to be a job of its own. A locked PDF is unlocked here, for
 * these calls carry no password.
 */
export const batchLimits = (limits: UploadLimits): UploadLimits => ({
  ...limits,
  maxFiles: BATCH_MAX_FILES,
  totalBytes: BATCH_TOTAL_BYTES,
  locked: 'unlock',
  mixedKinds: true,
})
