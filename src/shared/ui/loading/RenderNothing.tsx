/** Replaces an optional part. */
export function RenderNothing() {
  return null
}
