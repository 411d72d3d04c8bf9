/** A sample document of an analyzer, offered to trial users (shell §6). Figures are those of the file at `url`. */
export type Sample = {
  name: string
  /** Path on our own origin, under public/samples. */
  url: string
  /** Bytes. */
  size: number
  pages: number | null
}
