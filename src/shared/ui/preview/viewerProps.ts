import type { ReactNode } from 'react'

/** Props of every viewer. */
export type ViewerProps = {
  source: Blob
  name: string
  /** Actions at the end of the toolbar, before Download. */
  actions?: ReactNode
  /** Default: the toolbar offers to download the source. */
  isDownloadable?: boolean | undefined
}

/** A row of a table: the text to mark, and those before it in the row, of which the first is always printed. */
export type RowToFind = { text: string; precedingTexts: readonly [string, ...string[]] }

/** A value to find and highlight in the source. A new `nonce` repeats the request for the same text. */
export type FindRequest = {
  text: string
  /** Which occurrence, from 1 (default). Beyond the last: the last. */
  nth?: number | undefined
  /**
   * Values printed before it, in document order, to choose between equal texts. Missing ones are skipped. Overrides
   * `nth`.
   */
  precedingTexts?: readonly string[] | undefined
  /** Highlights these rows instead of `text`: those of a sum. Rows that are not in the source are skipped. */
  rows?: readonly RowToFind[] | undefined
  nonce: number
}
/** Why a source could not be searched, at least in part. */
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
  | { found: true; page: number | null; rowCount?: number }
  | { found: false; page: null; reason?: UnsearchableReason }

/** A cell of a workbook that was clicked, or picked with Enter. */
export type PickedCell = {
  sheet: string
  /** The displayed text; never empty. */
  text: string
  /** The text of its row's first column, or its sheet's name. */
  label: string
  /** Which of the sheet's cells with that text, from 1, row by row. */
  nth: number
  /**
   * First-column texts of the nearest rows above, then the texts before it in its row: see
   * `FindRequest.precedingTexts`.
   */
  precedingTexts: readonly string[]
}

/** A sheet to show, completely or some of its rows. A new `nonce` repeats the request. */
export type SheetRequest = {
  /** Its name; an unknown one is ignored. */
  sheet: string
  /** Zero-based as in the file, in display order. Default: all. */
  rows?: readonly number[] | undefined
  /** A label of the rows: 'Credits of Apr 2026'. */
  label?: string | undefined
  nonce: number
}

/** Props that only some viewers use. */
export type AnyViewerProps = ViewerProps & {
  /** For a locked PDF; without a correct one, the viewer asks. */
  password?: string | undefined
  /** The password with which the user opened a locked PDF. */
  onUnlocked?: ((password: string) => void) | undefined
  /** Finds in the text layer of a PDF; other kinds have none. */
  find?: FindRequest | null | undefined
  /**
   * Called for each request of `find`, whatever the result. A source that cannot be searched yet (locked) is reported,
   * and again once it can be.
   */
  onFound?: ((result: FindResult) => void) | undefined
  /** A workbook opens its second sheet unless this is set (analyzers §2). */
  opensFirstSheet?: boolean | undefined
  /** Opens the sheet of a workbook, scrolls to it and focuses it. */
  sheetRequest?: SheetRequest | null | undefined
  /** Makes the cells of a workbook pickable by click or Enter. */
  onPickCell?: ((cell: PickedCell) => void) | undefined
}
