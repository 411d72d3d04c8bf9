import { readFile } from 'node:fs/promises'

const FILES = {
  theme: 'src/app/theme/theme.css',
  page: 'tests/sandbox/web/style.css',
  banner: 'tests/sandbox/web/banner.css',
} as const

/** A stylesheet by name. The demo has them in its script (demo/styles.ts). */
export const readStyle = async (name: keyof typeof FILES): Promise<string> =>
  readFile(FILES[name], 'utf8')
