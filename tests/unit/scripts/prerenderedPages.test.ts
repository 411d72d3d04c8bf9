import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { prerenderPath, prerenderSplashScreen } from '#app/prerender/prerender.tsx'
import { findRoute } from '#app/route.ts'
import { ROUTES } from '#app/routes.tsx'
import { pageFile } from '../../../scripts/vite/pageFile.ts'
import { PRERENDERED_ROUTES } from '../../../scripts/vite/prerenderedRoutes.ts'
import { renderTemplate, extractModuleScripts } from '../../../scripts/vite/renderTemplate.ts'

const TEMPLATE =
  '<html lang="en"><head><title>Lekha</title>\n  <script type="module" crossorigin src="/a.js"></script><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>'

/** Heading and title of a candidate page are those of its first step. */
const HEADING: Readonly<Record<string, string>> = {
  '/dav/form': 'Choose your language',
  '/solutions/kyc/dav/form': 'Choose your language',
  '/uan/form': 'Choose your language',
}

it.each(PRERENDERED_ROUTES)(
  '$path is open to guests and prerendered from its own page',
  async ({ path }) => {
    const route = findRoute(ROUTES, path)
    expect(['guestOnly', 'public']).toContain(route?.access)
    const { html, title, isForGuests } = await prerenderPath(path)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${HEADING[path] ?? route?.title}</h1>`))
    expect(html).not.toContain('<script')
    expect(title).toBe(`${HEADING[path] ?? route?.title} · Lekha`)
    expect(isForGuests).toBe(route?.access === 'guestOnly')
  },
)

it('prerenders only the brand for other URLs', async () => {
  const { html } = await prerenderSplashScreen()
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Lekha')
})

it('rejects a path that is not in the route table', async () => {
  await expect(prerenderPath('/nowhere')).rejects.toThrow('/nowhere')
})

it('marks a page with its path, and guest pages as such', () => {
  const frame = { html: '<p>Hello</p>', title: 'Sign in · A & B', isForGuests: true }
  const page = renderTemplate(TEMPLATE, { frame, path: '/', head: '<meta name="x">' })
  expect(page).toContain('<html lang="en" data-prerendered="/" data-for-guests>')
  expect(page).toContain('<title>Sign in · A &amp; B</title>')
  expect(page).toContain('<div id="root"><p>Hello</p></div>')
  expect(page).toContain('<meta name="x">\n  </head>')
  const neutral = renderTemplate(TEMPLATE, { frame: { ...frame, isForGuests: false }, head: '' })
  expect(neutral).toContain('<html lang="en">')
})

it('fails for a frame with a script, and for a template without placeholders', () => {
  const frame = { html: '<script>1</script>', title: '', isForGuests: false }
  expect(() => renderTemplate(TEMPLATE, { frame, path: '/x', head: '' })).toThrow(
    '/x holds a script',
  )
  expect(() => renderTemplate('<html>', { frame: { ...frame, html: '' }, head: '' })).toThrow(
    'index.html',
  )
})

it('moves module scripts after the styles, importers first', () => {
  const runtime = '<script type="module" crossorigin src="/runtime.js"></script>'
  const { html, modules } = extractModuleScripts(TEMPLATE.replace('<script', `${runtime}<script`))
  expect(html).not.toContain('<script')
  expect(html).toContain('<link rel="stylesheet" href="/a.css">')
  expect(modules).toBe(`<script type="module" crossorigin src="/a.js"></script>${runtime}`)
})

it('serves a path with its page, and all others with the neutral one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(folder, 'built/dav'), { recursive: true })
  for (const file of ['secret.html', 'built/index.html', 'built/app.html', 'built/dav/form.html'])
    writeFileSync(join(folder, file), '')
  const built = join(folder, 'built')
  expect(pageFile(built, '/')).toBe('index.html')
  expect(pageFile(built, '/dav/form')).toBe('dav/form.html')
  for (const path of ['/home', '/dav', '/dav/form/', '/DAV/form/x', '/../secret', '//'])
    expect([path, pageFile(built, path)]).toEqual([path, 'app.html'])
})
