import { expect, it } from 'vitest'
import {
  MAX_PREVIEW_LINES,
  formatPreviewText,
} from '#features/kyc/gstr/download/formatPreviewText.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('formats JSON in lines and shows its content as text', () => {
  expect(formatPreviewText(bytes('{"gstin":"<b>27</b>","tax":[1,2]}'), true)).toEqual({
    text: '{\n  "gstin": "<b>27</b>",\n  "tax": [\n    1,\n    2\n  ]\n}',
    isComplete: true,
  })
})

it('shows invalid JSON unchanged', () => {
  expect(formatPreviewText(bytes('not {json'), true)).toEqual({
    text: 'not {json',
    isComplete: true,
  })
})

it('truncates a long text and reports it', () => {
  const manyLines = Array.from({ length: MAX_PREVIEW_LINES + 1 }, (_, nth) => `line ${nth}`).join(
    '\n',
  )
  const { text, isComplete } = formatPreviewText(bytes(manyLines), false)
  expect(text.split('\n')).toHaveLength(MAX_PREVIEW_LINES)
  expect(isComplete).toBe(false)
  expect(formatPreviewText(bytes('x'.repeat(2_000_000)), true).isComplete).toBe(false)
})
