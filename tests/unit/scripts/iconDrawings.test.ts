import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawingOf } from '#shared/ui/drawingOf.ts'

const house = readFileSync('node_modules/bootstrap-icons/icons/house.svg', 'utf8')

it('takes the drawing out of its element, and leaves a drawing as it is', () => {
  const drawing = drawingOf(house)
  expect(drawing).toMatch(/^<path d="[^"]+"\/>$/)
  expect(drawingOf(drawing)).toBe(drawing)
})
