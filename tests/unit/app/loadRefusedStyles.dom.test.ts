import { afterEach, expect, it, vi } from 'vitest'
import { loadRefusedStyles } from '#app/prerender/loadRefusedStyles.ts'

const LINKS = '<link rel="stylesheet" disabled crossorigin href="/first.css">'

afterEach(() => document.head.replaceChildren())

/** Writes the page's head. jsdom applies every style, so a refused one is made here. */
function writeHead(html: string, isRefused: boolean): void {
  document.head.innerHTML = html
  const style = document.querySelector('style')
  if (isRefused && style !== null) vi.spyOn(style, 'sheet', 'get').mockReturnValue(null)
}

it('loads the stylesheets of a page whose style the policy refuses, before the first paint', () => {
  writeHead(`<style>p{}</style>${LINKS}<link rel="icon" href="/i">`, true)
  loadRefusedStyles(document)
  const link = document.querySelector('link[rel=stylesheet]')
  expect(link?.getAttribute('href')).toBe('/first.css')
  expect(link?.getAttribute('blocking')).toBe('render')
  expect(document.querySelector('[disabled]')).toBeNull()
})

it('loads none where the style is used, or the page has none', () => {
  for (const html of [`<style>p{}</style>${LINKS}`, LINKS]) {
    writeHead(html, false)
    loadRefusedStyles(document)
    expect(document.head.innerHTML).toBe(
      html.replace('disabled', 'disabled=""').replace('crossorigin', 'crossorigin=""'),
    )
  }
})
