import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { extractSvgContent } from '#shared/ui/components/extractSvgContent.ts'

const house = readFileSync('node_modules/bootstrap-icons/icons/house.svg', 'utf8')

it('extracts the content of an SVG, and keeps content unchanged', () => {
  const drawing = extractSvgContent(house)
  expect(drawing).toMatch(/^<path d="[^"]+"\/>$/)
  expect(extractSvgContent(drawing)).toBe(drawing)
})
