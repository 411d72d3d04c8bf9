/** For trial users (shell §6). */
export type Sample = {
  name: string
  /** Under public/samples. */
  url: string
  size: number
  pages: number | null
}
