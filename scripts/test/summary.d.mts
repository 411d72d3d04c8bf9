export function summary(
  vitest: object | null,
  playwright: object | null,
): { lines: string[]; isGood: boolean }
