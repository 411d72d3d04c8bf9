/** Moves one item; both indexes refer to the original list. */
export function movePage<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, item)
}

const BY_NAME = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Natural order, 'page 2' before 'page 10', as phones and scanners number files. */
export const sortByName = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => BY_NAME.compare(one.name, other.name))

/** Whether the order differs from the order by name. */
export const isReordered = (items: readonly { name: string }[]): boolean =>
  sortByName(items).some((item, index) => item !== items[index])
