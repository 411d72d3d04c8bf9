/** How a browser is opened: its width and height in px, and whether its windows leave nothing behind. */
export type LaunchOptions = { width: number; height: number; isPrivate: boolean; folder: string }

/** A window of a browser that is driven. What it is told to find is found by `screen.ts`; it only knows how to act. */
export type DrivenPage = {
  goto: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs the text of a function's body in the page, with `arg`; gives what it returns, or what its promise comes to. */
  run: (body: string, arg: unknown) => Promise<unknown>
  /** Clicks, as a hand does, what the selector finds. */
  click: (selector: string) => Promise<void>
  /** Types into what the selector finds, in place of what stood there. */
  type: (selector: string, text: string) => Promise<void>
  /** Gives files to a file input. */
  pick: (selector: string, paths: readonly string[]) => Promise<void>
  /** A PNG of what the window shows. */
  picture: () => Promise<Buffer>
  /** What pages wrote to the console as errors, the policy's among them. */
  pageErrors: () => readonly string[]
}

export type DrivenBrowser = {
  page: DrivenPage
  /** A second page of the same browser. */
  openTab: () => Promise<DrivenPage>
  close: () => Promise<void>
}

export type Driver = (opening: LaunchOptions) => Promise<DrivenBrowser>
