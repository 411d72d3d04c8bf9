const COUNT = new Intl.NumberFormat('en-IN')

/** 1200 → '1,200': Indian grouping. */
export function formatCount(count: number): string {
  return COUNT.format(count)
}

/** plural(1, 'file') → '1 file', plural(1200, 'entry', 'entries') → '1,200 entries'. */
export function plural(count: number, noun: string, pluralNoun = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : pluralNoun}`
}
