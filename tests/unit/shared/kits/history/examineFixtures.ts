import { readFileSync } from 'node:fs'
import type { FileHistory } from '#shared/kits/history/finding.ts'
import { strengthOf, type Strength } from '#shared/kits/history/ruleTable.ts'
import { loadPdfJs } from '#tests/sandbox/pdfJs.ts'

const PDF_JS = `${process.cwd()}/node_modules/pdfjs-dist`
const ASSETS = {
  standardFontDataUrl: `${PDF_JS}/standard_fonts/`,
  cMapUrl: `${PDF_JS}/cmaps/`,
  wasmUrl: `${PDF_JS}/wasm/`,
  iccUrl: `${PDF_JS}/iccs/`,
}

/** After every date in the fixtures. */
const NOW = Date.UTC(2027, 1, 1)

export const readFixture = (path: string) => new Uint8Array(readFileSync(path))

/** All checks, in Node. `roots`: a PEM bundle; null for one that cannot be loaded. */
export async function examineBytes(
  bytes: Uint8Array,
  { password, roots }: { password?: string; roots?: string | null } = {},
): Promise<FileHistory> {
  await loadPdfJs() // adds what Node 20 lacks
  const { examine } = await import('#shared/kits/history/examine.ts')
  const loadRoots = async () => {
    if (typeof roots === 'string') return roots
    throw new Error('not loaded')
  }
  return examine(bytes, {
    assets: ASSETS,
    now: NOW,
    password,
    loadRoots: roots === undefined ? undefined : loadRoots,
  })
}

/** The strongest finding that is not a note; null where there is none. */
export function worstOf(history: FileHistory): Strength | 'unread' | null {
  if (history.kind === 'unread') return 'unread'
  const [worst] = history.findings.map(strengthOf)
  return worst === undefined || worst === 'note' ? null : worst
}
