/** The list with one item at another place; both are indexes of the list as it is. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, item)
}

const BY_NAME = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** By their names, 'page 2' before 'page 10': how a phone or a scanner numbers what it took. */
export const byName = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => BY_NAME.compare(one.name, other.name))

/** Whether the items stand in another order than by their names. */
export const isOtherThanByName = (items: readonly { name: string }[]): boolean =>
  byName(items).some((item, index) => item !== items[index])
