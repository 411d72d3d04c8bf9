import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFolder } from '../../../scripts/vite/precompress.ts'

const folder = mkdtempSync(join(tmpdir(), 'packed-'))
const script = 'export const words = 1\n'.repeat(200)

it('adds a compressed copy of each text file, except small and compressed ones', async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app.js'), script)
  writeFileSync(join(folder, 'small.js'), 'export {}')
  writeFileSync(join(folder, 'photo.jpg'), script)
  await compressFolder(folder)

  expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(script)
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(
    script,
  )
  const others = ['small.js.gz', 'small.js.br', 'photo.jpg.gz', 'photo.jpg.br']
  expect(others.filter((file) => existsSync(join(folder, file)))).toEqual([])
})
