/** Replaces an optional part whose code failed to load. */
export function RenderNothing() {
  return null
}
