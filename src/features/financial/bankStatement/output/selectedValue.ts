/** The clicked value; `path` is a unique id, because two values may have the same text. */
export type SelectedValue = {
  path: string
  label: string
  text: string
  /** See `FoundValue.isSum`. */
  isSum?: boolean
}
