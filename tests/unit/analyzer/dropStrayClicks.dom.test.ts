import { afterEach, beforeEach, expect, it } from 'vitest'
import { dropStrayClicks } from '#shared/analyzer/dropStrayClicks.ts'

let stop: () => void
let clicked: string[]

beforeEach(() => {
  clicked = []
  document.body.innerHTML =
    '<button id="proceed"><i id="icon"></i><b id="word"></b></button><a id="terms"></a><p id="text"></p>'
  for (const each of document.querySelectorAll('button, a, p'))
    each.addEventListener('click', () => clicked.push(each.id))
  stop = dropStrayClicks()
})

afterEach(() => stop())

const click = (id: string, detail: number) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

it.each<[string, [string, number][], string[]]>([
  [
    'a control that came under the pointer',
    [
      ['proceed', 1],
      ['terms', 2],
    ],
    ['proceed'],
  ],
  [
    'the same control',
    [
      ['proceed', 1],
      ['proceed', 2],
    ],
    ['proceed', 'proceed'],
  ],
  [
    'another part of it',
    [
      ['icon', 1],
      ['word', 2],
    ],
    ['proceed', 'proceed'],
  ],
  [
    'a click of its own',
    [
      ['proceed', 1],
      ['terms', 1],
    ],
    ['proceed', 'terms'],
  ],
  [
    'by keyboard',
    [
      ['proceed', 0],
      ['terms', 0],
    ],
    ['proceed', 'terms'],
  ],
  [
    'a word that is marked',
    [
      ['text', 1],
      ['text', 2],
    ],
    ['text', 'text'],
  ],
])('the second click of a double click: %s', (_name, clicks, reached) => {
  for (const [id, detail] of clicks) click(id, detail)
  expect(clicked).toEqual(reached)
})

it('nor does its press take the focus', () => {
  const press = (id: string, detail: number) => {
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail })
    document.getElementById(id)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([press('proceed', 1), press('text', 2), press('proceed', 2)]).toEqual([false, true, false])
})

it('is over with the page', () => {
  click('proceed', 1)
  stop()
  click('terms', 2)
  expect(clicked).toEqual(['proceed', 'terms'])
})
