export function RenderNothing() {
  return null
}
