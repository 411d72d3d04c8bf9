import { afterEach, expect, it, vi } from 'vitest'
import { loadRefusedStyles, loadWholeStyles } from '#app/prerender/loadRefusedStyles.ts'

const LINKS = '<link rel="stylesheet" disabled crossorigin href="/first.css">'

afterEach(() => document.head.replaceChildren())

/** Writes the page's head. jsdom applies every style, so a refused one is made here. */
function writeHead(html: string, isRefused: boolean): void {
  document.head.innerHTML = html
  const style = document.querySelector('style')
  if (isRefused && style !== null) vi.spyOn(style, 'sheet', 'get').mockReturnValue(null)
}

it('loads the stylesheet of each style that the policy refuses, before the first paint', () => {
  writeHead(`<style>p{}</style>${LINKS}<style>b{}</style>${LINKS}<link rel="icon" href="/i">`, true)
  loadRefusedStyles(document)
  const [link, own] = document.querySelectorAll('link[rel=stylesheet]')
  expect(link?.getAttribute('href')).toBe('/first.css')
  expect(link?.getAttribute('blocking')).toBe('render')
  expect(link?.hasAttribute('disabled')).toBe(false)
  expect(own?.hasAttribute('disabled')).toBe(true)
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

it('loads the stylesheets of which the page holds a part', () => {
  writeHead(
    `<style>p{}</style>${LINKS.replace('disabled', 'disabled data-partial')}${LINKS}`,
    false,
  )
  loadWholeStyles(document)
  const [first, own] = document.querySelectorAll('link')
  expect([first?.hasAttribute('disabled'), own?.hasAttribute('disabled')]).toEqual([false, true])
})
