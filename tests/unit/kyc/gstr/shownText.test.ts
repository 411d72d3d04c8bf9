import { expect, it } from 'vitest'
import { SHOWN_LINES, shownText } from '#features/kyc/gstr/fetched/shownText.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('JSON is set in lines, whatever stands in it stays text', () => {
  expect(shownText(bytes('{"gstin":"<b>27</b>","tax":[1,2]}'), true)).toEqual({
    text: '{\n  "gstin": "<b>27</b>",\n  "tax": [\n    1,\n    2\n  ]\n}',
    isWhole: true,
  })
})

it('what is no JSON is shown as it stands', () => {
  expect(shownText(bytes('not {json'), true)).toEqual({ text: 'not {json', isWhole: true })
})

it('a long text is cut, and says so', () => {
  const many = Array.from({ length: SHOWN_LINES + 1 }, (_, nth) => `line ${nth}`).join('\n')
  const { text, isWhole } = shownText(bytes(many), false)
  expect(text.split('\n')).toHaveLength(SHOWN_LINES)
  expect(isWhole).toBe(false)
  expect(shownText(bytes('x'.repeat(2_000_000)), true).isWhole).toBe(false)
})
