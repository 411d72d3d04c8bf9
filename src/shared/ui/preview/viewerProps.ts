import type { ReactNode } from 'react'

/** A marked part of a page of a PDF, in shares of its width and height. */
export type PageMark = {
  page: number
  left: number
  top: number
  width: number
  height: number
  tone: 'danger' | 'warning'
}

export type ViewerProps = {
  source: Blob
  name: string
  /** Stands before Download. */
  actions?: ReactNode
  isDownloadable?: boolean | undefined
  /** Only a PDF shows them. */
  marks?: readonly PageMark[] | undefined
}

/** `precedingTexts`: texts before it in the row, of which the first is always printed. */
export type RowToFind = { text: string; precedingTexts: readonly [string, ...string[]] }

/** A new `nonce` repeats the request for the same text. */
export type FindRequest = {
  text: string
  /** Which occurrence, from 1 (default). Beyond the last: the last. */
  nth?: number | undefined
  /** Printed before it, in document order, to choose between equal texts. Missing ones are skipped. Overrides `nth`. */
  precedingTexts?: readonly string[] | undefined
  /** Highlighted instead of `text`: rows of a sum. Those not in the source are skipped. */
  rows?: readonly RowToFind[] | undefined
  nonce: number
}
export type UnsearchableReason =
  | 'locked'
  | 'unavailable'
  | 'damaged'
  | 'noViewer'
  | 'noText'
  | 'tooSlow'
  | 'unreadPages'
/** `reason` is missing where all text was searched without a match, `rowCount` where no rows were searched. */
export type FindResult =
  | { found: true; page: number | null; rowCount?: number | undefined }
  | { found: false; page: null; reason?: UnsearchableReason }

export type PickedCell = {
  sheet: string
  /** The displayed text; never empty. */
  text: string
  /** The text of its row's first column, or its sheet's name. */
  label: string
  /** Which of the sheet's cells with that text, from 1, row by row. */
  nth: number
  /** First-column texts of the nearest rows above, then texts before it in its row. */
  precedingTexts: readonly string[]
}

/** A new `nonce` repeats the request. */
export type SheetRequest = {
  /** An unknown name is ignored. */
  sheet: string
  /** Zero-based as in the file, in display order. Default: all. */
  rows?: readonly number[] | undefined
  /** 'Credits of Apr 2026'. */
  label?: string | undefined
  /** Selected and scrolled to; zero-based as in the file. */
  cell?: { row: number; column: number } | undefined
  nonce: number
}

export type AnyViewerProps = ViewerProps & {
  /** For a locked PDF; without a correct one, the viewer asks. */
  password?: string | undefined
  /** The password with which the user opened a locked PDF. */
  onUnlocked?: ((password: string) => void) | undefined
  /** In the text layer of a PDF; other kinds have none. */
  find?: FindRequest | null | undefined
  /** Whatever the result. A locked source is reported, and again once it can be searched. */
  onFound?: ((result: FindResult) => void) | undefined
  /** A workbook opens its second sheet otherwise (analyzers §2). */
  opensFirstSheet?: boolean | undefined
  /** Scrolls to the sheet and focuses it. */
  sheetRequest?: SheetRequest | null | undefined
  onPickCell?: ((cell: PickedCell) => void) | undefined
}
