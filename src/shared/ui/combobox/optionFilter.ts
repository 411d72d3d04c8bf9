export type ComboboxOption = {
  /** '' means "no choice", such as 'All Organizations'. */
  value: string
  label: string
  /** Explanation, also searched: the name behind a code. */
  description?: string
  /** Searched but not shown: short names. */
  keywords?: readonly string[]
  /** Last in the list whatever is typed: 'other'. */
  isAlwaysShown?: boolean
}

/** Options to render, so that 10,000 open as fast as 100. */
export const MAX_VISIBLE_OPTIONS = 100

export type FilteredOptions = {
  shown: readonly ComboboxOption[]
  hiddenCount: number
}

/** One lower-case search text per option, label first. */
export function optionSearchTexts(options: readonly ComboboxOption[]): readonly string[] {
  return options.map(({ label, description = '', keywords = [] }) =>
    [label, description, ...keywords].join('\u0000').toLowerCase(),
  )
}

/** Options with every typed word: first those that start with the text, last those that are always shown. */
export function filterOptions(
  options: readonly ComboboxOption[],
  texts: readonly string[],
  typed: string,
): FilteredOptions {
  const text = typed.trim().toLowerCase()
  const words = text.split(/\s+/)
  const first: ComboboxOption[] = []
  const others: ComboboxOption[] = []
  const always: ComboboxOption[] = []
  for (const [index, option] of options.entries()) {
    const searchText = texts[index] ?? ''
    if (option.isAlwaysShown === true) always.push(option)
    else if (!words.every((word) => searchText.includes(word))) continue
    else (searchText.startsWith(text) ? first : others).push(option)
  }
  const found = [...first, ...others]
  const limit = MAX_VISIBLE_OPTIONS - always.length
  return {
    shown: [...found.slice(0, limit), ...always],
    hiddenCount: Math.max(0, found.length - limit),
  }
}

/** The first options, led by the selected one where that is further down. */
export function initialOptions(
  options: readonly ComboboxOption[],
  chosen: ComboboxOption | null,
): FilteredOptions {
  const start = options.slice(0, MAX_VISIBLE_OPTIONS)
  const hiddenCount = options.length - start.length
  if (chosen === null || start.includes(chosen)) return { shown: start, hiddenCount }
  return { shown: [chosen, ...start.slice(0, MAX_VISIBLE_OPTIONS - 1)], hiddenCount }
}

/** The only option with this label; null when there is none or several. */
export function findOptionByLabel(
  options: readonly ComboboxOption[],
  typed: string,
): ComboboxOption | null {
  const text = typed.trim().toLowerCase()
  const called = options.filter(({ label }) => label.toLowerCase() === text)
  return called.length === 1 ? (called[0] ?? null) : null
}
