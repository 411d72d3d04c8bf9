/** A choice of a Combobox. */
export type ComboboxOption = {
  /** '' stands for "no choice", such as 'All Organizations'. */
  value: string
  label: string
  /** What explains it, searched too: the name behind a code. */
  line?: string
  /** Searched and not shown: short names. */
  words?: readonly string[]
  /** Closes the list whatever is typed: 'other'. */
  isAlways?: boolean
}

/** So many are nodes; opening costs the same with 100 as with 10,000. */
export const SHOWN_OPTIONS = 100

export type FilteredOptions = {
  shown: readonly ComboboxOption[]
  /** How many match beyond those that are shown. */
  more: number
}

/** One lower-case text an option, label first. */
export function optionTexts(options: readonly ComboboxOption[]): readonly string[] {
  return options.map(({ label, line = '', words = [] }) =>
    [label, line, ...words].join('\u0000').toLowerCase(),
  )
}

/** The options that hold every typed word: those that begin with the text first, each kind in its own order, then those that are always there. */
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
    const own = texts[index] ?? ''
    if (option.isAlways === true) always.push(option)
    else if (!words.every((word) => own.includes(word))) continue
    else (own.startsWith(text) ? first : others).push(option)
  }
  const found = [...first, ...others]
  const room = SHOWN_OPTIONS - always.length
  return {
    shown: [...found.slice(0, room), ...always],
    more: Math.max(0, found.length - room),
  }
}

/** What stands in an untouched list: its beginning, led by the chosen one where that is further down. */
export function firstOptions(
  options: readonly ComboboxOption[],
  chosen: ComboboxOption | null,
): FilteredOptions {
  const start = options.slice(0, SHOWN_OPTIONS)
  const more = options.length - start.length
  if (chosen === null || start.includes(chosen)) return { shown: start, more }
  return { shown: [chosen, ...start.slice(0, SHOWN_OPTIONS - 1)], more }
}

/** The one option that is called like the typed text; null when none is, or several are. */
export function optionCalled(
  options: readonly ComboboxOption[],
  typed: string,
): ComboboxOption | null {
  const text = typed.trim().toLowerCase()
  const called = options.filter(({ label }) => label.toLowerCase() === text)
  return called.length === 1 ? (called[0] ?? null) : null
}
