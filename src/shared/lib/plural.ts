const COUNT = new Intl.NumberFormat('en-IN')

/** plural(1, 'file') → '1 file', plural(1200, 'entry', 'entries') → '1,200 entries'. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${COUNT.format(count)} ${count === 1 ? one : many}`
}
