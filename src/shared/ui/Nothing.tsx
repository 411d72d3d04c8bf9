/** Stands for a part that the page can do without. */
export function Nothing() {
  return null
}
