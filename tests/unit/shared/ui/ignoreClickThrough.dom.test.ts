import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ignoreClickThrough } from '#shared/ui/hooks/clicks/ignoreClickThrough.ts'

let clicked: string[]
let stop: () => void

beforeEach(() => {
  clicked = []
  document.body.innerHTML = '<main></main>'
  const page = document.querySelector('main')
  if (page === null) throw new Error('no page')
  page.innerHTML = `
    <div id="dialog" tabindex="-1"><button id="yes"><i id="icon"></i><b id="word"></b></button></div>
    <table><tr id="row" tabindex="0"><td id="cell"></td></tr></table>
    <a id="terms"></a><p id="text"></p>
    <label id="label"><span id="caption"></span><input id="box" type="checkbox"></label>`
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element) clicked.push(target.id)
  })
  stop = ignoreClickThrough()
  return stop
})

const find = (id: string) => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`no ${id}`)
  return element
}

/** The n-th click of a mouse at one place, on what is there by then. */
function click(id: string, detail: number): void {
  const init = { bubbles: true, cancelable: true, detail }
  find(id).dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'mouse' }))
  for (const name of ['mousedown', 'mouseup', 'click'])
    find(id).dispatchEvent(new MouseEvent(name, init))
}

type Tap = { id: string; atMs?: number; x?: number; clickOn?: string }

/** A tap, whose mouse events follow it as a phone sends them: Safari counts each as the first. */
function tap({ id, atMs = 0, x = 0, clickOn = id }: Tap): void {
  const init = { bubbles: true, cancelable: true, clientX: x }
  const down = new PointerEvent('pointerdown', { ...init, pointerType: 'touch' })
  Object.defineProperty(down, 'timeStamp', { value: atMs })
  find(id).dispatchEvent(down)
  for (const name of ['mousedown', 'mouseup', 'click'])
    find(clickOn).dispatchEvent(new MouseEvent(name, { ...init, detail: 1 }))
}

describe('with the mouse', () => {
  it.each<[string, [string, number][], string[]]>([
    [
      'a control under the one that went',
      [
        ['yes', 1],
        ['terms', 2],
      ],
      ['yes'],
    ],
    [
      'a row under it',
      [
        ['yes', 1],
        ['cell', 2],
      ],
      ['yes'],
    ],
    [
      'what came over the control',
      [
        ['terms', 1],
        ['dialog', 2],
      ],
      ['terms'],
    ],
    [
      'a third click too',
      [
        ['yes', 1],
        ['yes', 2],
        ['terms', 3],
      ],
      ['yes', 'yes'],
    ],
    [
      'the same control',
      [
        ['yes', 1],
        ['yes', 2],
      ],
      ['yes', 'yes'],
    ],
    [
      'another part of it',
      [
        ['icon', 1],
        ['word', 2],
      ],
      ['icon', 'word'],
    ],
    [
      'what it stood in',
      [
        ['yes', 1],
        ['dialog', 2],
      ],
      ['yes', 'dialog'],
    ],
    [
      'a click of its own elsewhere',
      [
        ['yes', 1],
        ['terms', 1],
      ],
      ['yes', 'terms'],
    ],
    [
      'a word that is selected',
      [
        ['text', 1],
        ['text', 2],
      ],
      ['text', 'text'],
    ],
    ['a page that came after the first click', [['terms', 2]], []],
    [
      'by keyboard',
      [
        ['yes', 1],
        ['terms', 0],
      ],
      ['yes', 'terms'],
    ],
  ])('%s', (_what, clicks, reached) => {
    for (const [id, detail] of clicks) click(id, detail)
    expect(clicked).toEqual(reached)
  })

  it('does not move the focus', async () => {
    click('yes', 1)
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail: 2 })
    find('cell').dispatchEvent(down)
    expect(down.defaultPrevented).toBe(true)
  })

  it('ticks a box by its label, twice', async () => {
    await userEvent.dblClick(find('caption'))
    expect(clicked).toEqual(['caption', 'box', 'caption', 'box'])
  })

  it('allows clicks by script', () => {
    find('yes').addEventListener('click', () => find('terms').click())
    click('yes', 1)
    expect(clicked).toEqual(['terms', 'yes'])
  })
})

describe('with a finger', () => {
  it.each<[string, Tap[], string[]]>([
    ['the second tap of a double tap', [{ id: 'yes' }, { id: 'terms', atMs: 300, x: 20 }], ['yes']],
    [
      'a third',
      [{ id: 'yes' }, { id: 'yes', atMs: 300 }, { id: 'row', atMs: 600 }],
      ['yes', 'yes'],
    ],
    ['on the same control', [{ id: 'yes' }, { id: 'yes', atMs: 100 }], ['yes', 'yes']],
    ['on another control', [{ id: 'yes' }, { id: 'terms', atMs: 100, x: 60 }], ['yes', 'terms']],
    ['later', [{ id: 'yes' }, { id: 'terms', atMs: 500 }], ['yes', 'terms']],
    ['a tap whose click falls on what it uncovered', [{ id: 'yes', clickOn: 'terms' }], []],
  ])('%s', (_what, taps, reached) => {
    for (const each of taps) tap(each)
    expect(clicked).toEqual(reached)
  })
})

describe('a held Enter', () => {
  const press = (id: string, init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    find(id).dispatchEvent(event)
    return event.defaultPrevented
  }

  it.each<[string, string, KeyboardEventInit, boolean]>([
    ['does not go on where the focus went', 'terms', { key: 'Enter', repeat: true }, true],
    ['goes on where it began', 'yes', { key: 'Enter', repeat: true }, false],
    ['is over once the key is pressed anew', 'terms', { key: 'Enter' }, false],
    ['no other key', 'terms', { key: 'j', repeat: true }, false],
  ])('%s', (_what, id, init, ignored) => {
    press('yes', { key: 'Enter' })
    expect(press(id, init)).toBe(ignored)
  })
})

it('stops', () => {
  stop()
  click('yes', 1)
  click('terms', 2)
  expect(clicked).toEqual(['yes', 'terms'])
})
