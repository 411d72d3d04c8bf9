import type { ReactNode } from 'react'

/** What every viewer takes. */
export type ViewerProps = {
  source: Blob
  name: string
  /** More actions at the end of the bar, before Download. */
  actions?: ReactNode
  /** Left out, the bar offers to download the source under its name. */
  downloadable?: boolean | undefined
}

/** A value to find and mark in the source. A new `nonce` asks again, also for the same text. */
export type FindRequest = {
  text: string
  /** Which occurrence in the document, counted from 1 (left out: the first). Beyond the last: the last. */
  nth?: number | undefined
  /**
   * Values that stand before it, in the order in which the document prints them: of equal texts the one that follows them
   * is meant. One that is not there is passed over. With it, `nth` is left aside.
   */
  after?: readonly string[] | undefined
  nonce: number
}
/** Why a source could not be searched, or not all of it. */
export type Unsearchable =
  | 'locked'
  | 'gone'
  | 'damaged'
  | 'noViewer'
  | 'noText'
  | 'tooSlow'
  | 'unread'
/** `why` is left out where all of the text was searched and the value is not in it. */
export type FindResult =
  | { found: true; page: number | null }
  | { found: false; page: null; why?: Unsearchable }

/** A cell of a workbook that was clicked, or entered by keyboard. */
export type PickedCell = {
  sheet: string
  /** As it is shown; never empty. */
  text: string
  /** The text of its row's first column, or its sheet's name. */
  label: string
  /** Which of the cells of its sheet with that text, counted from 1, row by row. */
  nth: number
  /** Labels of the nearest rows above, then the texts before it in its own row: see `FindRequest.after`. */
  before: readonly string[]
}

/** A sheet of a workbook to show, whole or only some of its rows. A new `nonce` asks again. */
export type SheetRequest = {
  /** Its name; one that the workbook does not have asks for nothing. */
  sheet: string
  /** Counted from 0, as the file has them, in the order in which they are shown. Left out: all. */
  rows?: readonly number[] | undefined
  /** What the rows are: 'Credits of Apr 2026'. */
  says?: string | undefined
  nonce: number
}

/** What one of the viewers takes and the others leave aside. */
export type AnyViewerProps = ViewerProps & {
  /** Of a locked PDF; left out or wrong, the viewer asks. */
  password?: string | undefined
  /** The password with which the reader opened a locked PDF. */
  onUnlocked?: ((password: string) => void) | undefined
  /** Found in the text layer of a PDF; another kind has none. */
  find?: FindRequest | null | undefined
  /**
   * Called for each request of `find`, whatever becomes of it. A source that cannot be searched yet (locked) is told of, and
   * the request answered again once it can be.
   */
  onFound?: ((result: FindResult) => void) | undefined
  /** A workbook opens on its second sheet unless this is set (analyzers §2). */
  firstSheet?: boolean | undefined
  /** Of a workbook: opens the sheet, brings it into view and gives it the focus. */
  show?: SheetRequest | null | undefined
  /** Makes the cells of a workbook choosable: a click, or Enter on the one that the arrows reached. */
  onPickCell?: ((cell: PickedCell) => void) | undefined
}
