/** What a page's first screen may weigh, gz kB, and the source modules whose chunks that screen loads. */
export type Budget = { page: string; js: number; css: number; modules: readonly string[] }

const ENTRY = 'src/main.tsx'

export const BUDGETS: readonly Budget[] = [
  { page: 'sign-in', js: 128, css: 16, modules: [ENTRY, 'src/features/auth/SignInPage.tsx'] },
]
