/** A value of the output that was clicked; `place` is its own, two may read the same. */
export type SelectedValue = {
  place: string
  label: string
  text: string
  /** See `FoundValue.isSum`. */
  isSum?: boolean
}
