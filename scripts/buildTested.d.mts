export const TESTED: string
export function buildTested(): void
