/** How to open a browser: width and height in px, and whether its windows are private. */
export type LaunchOptions = { width: number; height: number; isPrivate: boolean; folder: string }

/** A controlled browser window. `screen.ts` finds elements; this only acts on them. */
export type DrivenPage = {
  goto: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function body in the page with `arg`; returns its (awaited) result. */
  run: (body: string, arg: unknown) => Promise<unknown>
  /** Clicks the element like a user. */
  click: (selector: string) => Promise<void>
  /** Replaces the text of the element by typing. */
  type: (selector: string, text: string) => Promise<void>
  /** Sets the files of a file input. */
  pick: (selector: string, paths: readonly string[]) => Promise<void>
  /** A PNG screenshot of the window. */
  picture: () => Promise<Buffer>
  /** Console errors of its pages, including policy violations. */
  pageErrors: () => readonly string[]
}

export type DrivenBrowser = {
  page: DrivenPage
  /** Opens a second page in the same browser. */
  openTab: () => Promise<DrivenPage>
  close: () => Promise<void>
}

export type Driver = (opening: LaunchOptions) => Promise<DrivenBrowser>
