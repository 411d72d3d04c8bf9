export const TESTED: string
export function buildTested(): void
export function testedEnv(): Record<string, string>
