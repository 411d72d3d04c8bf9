/** 1 MB in every limit and every displayed size (shell §9). */
export const BYTES_PER_MB = 1_048_576

/** The limit in filesizeError, for a deployment that raises a limit of the table below (decisions D14). */
export const LARGE_FILE_BYTES = 30 * BYTES_PER_MB

/** Our own: of a workbook or zip. A spreadsheet library needs ten times that in memory. */
export const UNPACKED_MAX_BYTES = 100 * BYTES_PER_MB

/** Our own: the reports and their ZIP are in memory together. */
export const REPORTS_ZIP_MAX_BYTES = 100 * BYTES_PER_MB

/** Our own: job files and results in this browser; the oldest are evicted first. Browsers allow far more. */
export const BLOB_STORE_MAX_BYTES = 500 * BYTES_PER_MB

/** Our own: a larger image needs over 400 MB while it is shown; an A3 page scanned at 600 dpi has 70 million pixels. */
export const PIXELS_MAX = 100_000_000

/** Characters of a base name without its extension (shell §9). */
export const BASE_NAME_MAX_LENGTH = 80

export const FILE_KINDS = ['pdf', 'jpg', 'jpeg', 'png', 'xls', 'xlsx', 'csv'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Checks, hints and dialogs of an upload field read the same row (decisions D14, D15). */
export type UploadLimits = {
  fileKinds: readonly FileKind[]
  /** A file of this size or larger is refused. */
  fileSizeLimitBytes: number
  /** A file with this many pages or more is refused. */
  pageLimit: number
  /** Above this, a note says that fewer pages read best. */
  recommendedPages?: number
  maxFiles: number
  totalSizeLimitBytes?: number
  /** 'refuse': a locked PDF is an error; 'unlock': the upload field asks for its password. */
  lockedFiles: 'refuse' | 'unlock'
  canMixKinds: boolean
  /** Several files may be selected; each becomes its own job (decisions D55). */
  isOneJobPerFile?: true
  /** As the specification quotes them. */
  fileKindsText?: string
}

const SINGLE: UploadLimits = {
  fileKinds: ['pdf'],
  fileSizeLimitBytes: 10 * BYTES_PER_MB,
  pageLimit: 200,
  maxFiles: 1,
  totalSizeLimitBytes: 10 * BYTES_PER_MB,
  lockedFiles: 'refuse',
  canMixKinds: false,
}

export const UPLOAD_LIMITS = {
  payslip: { ...SINGLE, isOneJobPerFile: true },
  form26: { ...SINGLE, isOneJobPerFile: true },
  idExtraction: {
    ...SINGLE,
    isOneJobPerFile: true,
    fileKinds: ['jpg', 'jpeg', 'png', 'pdf'],
    recommendedPages: 1,
    fileKindsText: 'Only Images and Pdf files are allowed',
  },
  financialStatement: { ...SINGLE, fileKinds: ['jpg', 'jpeg', 'png', 'pdf'], pageLimit: 501 },
  bankStatement: {
    ...SINGLE,
    fileKinds: ['jpg', 'jpeg', 'png', 'pdf'],
    maxFiles: 12,
    totalSizeLimitBytes: 20 * BYTES_PER_MB,
    lockedFiles: 'unlock',
  },
  passbook: {
    fileKinds: ['jpg', 'jpeg', 'png'],
    fileSizeLimitBytes: SINGLE.fileSizeLimitBytes,
    pageLimit: SINGLE.pageLimit,
    maxFiles: 200,
    lockedFiles: 'refuse',
    canMixKinds: true,
  },
  relatedParties: { ...SINGLE, fileKinds: ['xls', 'xlsx'] },
  addressCases: { ...SINGLE, fileKinds: ['csv'] },
  companyChecks: { ...SINGLE, fileKinds: ['xls', 'xlsx'] },
  uanJobs: { ...SINGLE, fileKinds: ['csv'] },
  /** Our own: files whose history is shown. Nothing is sent. */
  history: {
    ...SINGLE,
    maxFiles: 50,
    totalSizeLimitBytes: 200 * BYTES_PER_MB,
    lockedFiles: 'unlock',
  },
} as const satisfies Record<string, UploadLimits>

/** Our own: limits of one batch. Its files are in this browser's storage. */
const BATCH_MAX_FILES = 50
const BATCH_TOTAL_BYTES = 200 * BYTES_PER_MB

/** Each file for its own job. Locked PDFs are unlocked in the browser, because these calls carry no password. */
export const batchLimits = (limits: UploadLimits): UploadLimits => ({
  ...limits,
  maxFiles: BATCH_MAX_FILES,
  totalSizeLimitBytes: BATCH_TOTAL_BYTES,
  lockedFiles: 'unlock',
  canMixKinds: true,
})
