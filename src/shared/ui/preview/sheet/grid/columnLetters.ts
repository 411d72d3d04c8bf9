/** 0 → 'A', 25 → 'Z', 26 → 'AA'. */
export function columnLetters(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}

/** The column's name within a sentence. */
export const columnLabel = (index: number, name: string): string =>
  name === '' ? `Column ${columnLetters(index)}` : name
