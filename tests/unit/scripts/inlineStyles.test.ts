import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseEnv } from '#shared/platform/config/env.ts'
import { cdnHeaders, nginxHeaders } from '../../../scripts/vite/contentSecurityPolicy.ts'
import {
  allowStyles,
  extractStylesheets,
  inlineStyles,
  styleHashes,
} from '../../../scripts/vite/inlineStyles.ts'

const SHEETS: Readonly<Record<string, string>> = {
  '/first.css': 'p{margin:0}\n',
  '/own.css': 'b{}',
}
const STYLE = 'p{margin:0}\nb{}'
const HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`
const META = '<meta content="script-src &#39;self&#39;; style-src &#39;self&#39;; base-uri">'

const inlined = () => inlineStyles(Object.keys(SHEETS), (address) => SHEETS[address] ?? '')

it.each(['/', '/lekha/'])(
  'takes the stylesheets out of a page below %s, in their order',
  (base) => {
    const link = (name: string) => `<link rel="stylesheet" crossorigin href="${base}${name}">`
    const html = `<title>a</title>\n  ${link('first.css')}<link rel="icon" href="/i">${link('own.css')}`
    expect(extractStylesheets(html, base)).toEqual({
      html: '<title>a</title><link rel="icon" href="/i">',
      addresses: ['/first.css', '/own.css'],
    })
  },
)

it('puts them into one style, before elements that name them and load nothing', () => {
  expect(inlined()).toBe(
    `<style>${STYLE}</style><link rel="stylesheet" disabled crossorigin href="/first.css"><link rel="stylesheet" disabled crossorigin href="/own.css">`,
  )
  expect(() => inlineStyles(['/a.css'], () => 'p{content:"</style>"}')).toThrow('</style')
})

it('allows exactly that style in the page and in the headers of the server', () => {
  const page = allowStyles(META + inlined())
  expect(page).toContain(`style-src &#39;self&#39; &#39;${HASH}&#39;; base-uri`)
  expect(() => allowStyles('<meta>')).toThrow('style-src')

  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  expect(styleHashes(folder)).toEqual([])
  mkdirSync(join(folder, 'uan'))
  writeFileSync(join(folder, 'index.html'), '<link rel="stylesheet" href="/first.css">')
  writeFileSync(join(folder, 'uan/form.html'), page)
  const hashes = styleHashes(folder)
  expect(hashes).toEqual([HASH])
  for (const headersOf of [nginxHeaders, cdnHeaders])
    expect(headersOf(parseEnv({}), hashes)).toContain(`; style-src 'self' '${HASH}'; `)
})
