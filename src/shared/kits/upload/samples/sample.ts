/** A sample document for trial users (shell §6), with the facts of the file at `url`. */
export type Sample = {
  name: string
  /** Under public/samples. */
  url: string
  size: number
  pages: number | null
}
