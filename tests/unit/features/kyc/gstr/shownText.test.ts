import { expect, it } from 'vitest'
import {
  MAX_PREVIEW_LINES,
  formatPreviewText,
} from '#features/kyc/gstr/download/formatPreviewText.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('JSON is set in lines, whatever stands in it stays text', () => {
  expect(formatPreviewText(bytes('{"gstin":"<b>27</b>","tax":[1,2]}'), true)).toEqual({
    text: '{\n  "gstin": "<b>27</b>",\n  "tax": [\n    1,\n    2\n  ]\n}',
    isComplete: true,
  })
})

it('what is no JSON is shown as it stands', () => {
  expect(formatPreviewText(bytes('not {json'), true)).toEqual({
    text: 'not {json',
    isComplete: true,
  })
})

it('a long text is cut, and says so', () => {
  const many = Array.from({ length: MAX_PREVIEW_LINES + 1 }, (_, nth) => `line ${nth}`).join('\n')
  const { text, isComplete } = formatPreviewText(bytes(many), false)
  expect(text.split('\n')).toHaveLength(MAX_PREVIEW_LINES)
  expect(isComplete).toBe(false)
  expect(formatPreviewText(bytes('x'.repeat(2_000_000)), true).isComplete).toBe(false)
})
