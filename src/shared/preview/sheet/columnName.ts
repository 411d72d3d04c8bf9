/** 0 → 'A', 25 → 'Z', 26 → 'AA'. */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** A column as sentences name it. */
export const columnLabel = (index: number, name: string): string =>
  name === '' ? `Column ${columnName(index)}` : name
