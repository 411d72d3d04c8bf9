/** Both indexes refer to the original list. */
export function movePage<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const remaining = items.toSpliced(from, 1)
  return remaining.toSpliced(to, 0, item)
}

const BY_NAME = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** 'page 2' before 'page 10', as phones and scanners number files. */
export const sortByName = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => BY_NAME.compare(a.name, b.name))

export const isReordered = (items: readonly { name: string }[]): boolean =>
  sortByName(items).some((item, index) => item !== items[index])
