import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socketPage } from './api/socketPage.mjs'

const OUT = 'dist/api'

/** The viewer is no dependency: it would install 60 packages for one file that nobody else needs. */
const VIEWER = {
  name: 'redoc@2.5.4',
  integrity:
    'sha512-M6jWhG1qoBnH6TFmzJnstyCZ87HmOY/UzDm78mHiYihEdlV/YcS9ogOo1NlElnJMeLsyxHFe2yFc4sNjHTrABQ==',
  file: 'package/bundles/redoc.standalone.js',
}
const CACHE = `node_modules/.cache/${VIEWER.name}.js`

/** Downloads the package once, by npm, and checks it. */
function fetchViewer() {
  if (existsSync(CACHE)) return
  const folder = mkdtempSync(join(tmpdir(), 'lekha-'))
  try {
    const args = ['pack', VIEWER.name, '--silent', '--pack-destination', folder]
    const archive = join(folder, execFileSync('npm', args, { encoding: 'utf8' }).trim())
    const sum = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (`sha512-${sum}` !== VIEWER.integrity)
      throw new Error(`${VIEWER.name} is not what it was: ${sum}`)
    execFileSync('tar', ['-xzf', archive, '-C', folder, VIEWER.file])
    mkdirSync('node_modules/.cache', { recursive: true })
    cpSync(join(folder, VIEWER.file), CACHE)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** `npm run docs:api` writes the descriptions as pages into dist/api, for any static server. */
fetchViewer()
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
for (const name of ['openapi.json', 'asyncapi.json']) cpSync(`docs/api/${name}`, `${OUT}/${name}`)
for (const name of ['viewer.css', 'viewer.js']) cpSync(`scripts/api/${name}`, `${OUT}/${name}`)
cpSync(CACHE, `${OUT}/redoc.standalone.js`)
const asyncApi = JSON.parse(readFileSync('docs/api/asyncapi.json', 'utf8'))
const page = readFileSync('scripts/api/viewer.html', 'utf8')
writeFileSync(
  `${OUT}/index.html`,
  page.replace('<!-- socket -->', () => socketPage(asyncApi)),
)
console.log(`${OUT}/index.html: serve ${OUT} with any static server`)
