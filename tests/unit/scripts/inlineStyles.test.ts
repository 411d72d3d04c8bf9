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
const HASHES = ['p{margin:0}', 'b{}'].map(
  (style) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
)
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

it('puts each into a style, before an element that names it and loads nothing', () => {
  expect(inlined()).toBe(
    '<style>p{margin:0}</style><link rel="stylesheet" disabled crossorigin href="/first.css"><style>b{}</style><link rel="stylesheet" disabled crossorigin href="/own.css">',
  )
  expect(() => inlineStyles(['/a.css'], () => 'p{content:"</style>"}')).toThrow('</style')
})

it('leaves out what is of signed-in pages only, and marks what is to be loaded with them', () => {
  const ofSignedIn = 'signed-in-begins{--mark:0}.table{width:100%}signed-in-ends{--mark:0}'
  expect(inlineStyles(['/a.css'], () => `p{}${ofSignedIn}b{}${ofSignedIn}`)).toBe(
    '<style>p{}b{}</style><link rel="stylesheet" disabled data-partial crossorigin href="/a.css">',
  )
})

it('allows exactly these styles in the page and in the headers of the server', () => {
  const page = allowStyles(META + inlined())
  expect(page).toContain(
    `style-src &#39;self&#39; ${HASHES.map((hash) => `&#39;${hash}&#39;`).join(' ')}; base-uri`,
  )
  expect(() => allowStyles('<meta>')).toThrow('style-src')

  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  expect(styleHashes(folder)).toEqual([])
  mkdirSync(join(folder, 'uan'))
  writeFileSync(join(folder, 'index.html'), '<link rel="stylesheet" href="/first.css">')
  writeFileSync(join(folder, 'uan/form.html'), page)
  const hashes = styleHashes(folder)
  expect(hashes).toEqual(HASHES)
  for (const headersOf of [nginxHeaders, cdnHeaders])
    expect(headersOf(parseEnv({}), hashes)).toContain(
      `; style-src 'self' ${HASHES.map((hash) => `'${hash}'`).join(' ')}; `,
    )
})
