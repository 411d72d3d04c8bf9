import type { SearchKey } from './KeyedSearch.tsx'

/** The key that a text belongs to, and the text as that key takes it; null where it fits the selected one. */
export function suggestSearchKey(
  keys: readonly SearchKey[],
  selectedKey: string,
  text: string,
): { key: SearchKey; text: string } | null {
  const selected = keys.find(({ value }) => value === selectedKey)
  if (text === '' || selected?.accepts === undefined || selected.accepts(text)) return null
  for (const key of keys) {
    const value = key === selected ? null : (key.recognize?.(text) ?? null)
    if (value !== null) return { key, text: value }
  }
  return null
}
