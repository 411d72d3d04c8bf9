export function testsOf(files: readonly string[]): { vitest: string[]; playwright: string[] }
