import { expect, it } from 'vitest'
import { parseUrl } from '#shared/platform/config/parseUrl.ts'

it.each([
  ['https://lekha.example/a', undefined, 'https://lekha.example/a'],
  ['/b', 'https://lekha.example/a', 'https://lekha.example/b'],
  ['/b', undefined, undefined],
  ['https://', undefined, undefined],
])('reads %s from %s', (text, base, href) => {
  expect(parseUrl(text, base)?.href).toBe(href)
})
