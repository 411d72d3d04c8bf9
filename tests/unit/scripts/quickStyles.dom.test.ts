import { expect, it, onTestFinished } from 'vitest'

const NAMES = ['display', 'visibility', 'opacity', 'pointerEvents', 'fontWeight', 'cursor'] as const

const TAGS =
  'a href="/"|button|input|input type="hidden"|select|option|textarea|p|b|li|h1|label|fieldset|legend|table|svg|img|' +
  'dialog|dialog open|details|summary|template|noscript|i popover'

const WAYS =
  '|hidden|hidden="until-found"|aria-hidden="true"|style="display: none"|style="visibility: hidden"|' +
  'style="opacity: 0; width: 4px"|style="pointer-events: none"|style="width: 4px"|style="all: unset"'

type Place = Window & typeof globalThis

/** A window in which nobody has put anything in the place of what jsdom brings. */
function jsdomsOwn(): Place {
  const frame = document.documentElement.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const place = frame.contentDocument?.defaultView
  if (!place) throw new Error('No window')
  return place
}

/** The style of the element `it` on this page, as this window tells it. */
function told(place: Place, html: string) {
  place.document.body.innerHTML = html
  const element = place.document.querySelector('.it')
  if (element === null) throw new Error(`Nothing in ${html}`)
  const style = place.getComputedStyle(element)
  return { html, style: NAMES.map((name) => [style[name], style.getPropertyValue(name)]) }
}

it.each(TAGS.split('|'))('returns the same styles as jsdom for <%s>', (tag) => {
  const own = jsdomsOwn()
  for (const way of WAYS.split('|')) {
    const html = `<div><${tag} ${way} class="it"></div>`
    expect(told(window, html)).toEqual(told(own, html))
  }
})

it.each(['button', 'p', 'dialog'])('returns the same styles as jsdom for a nested <%s>', (tag) => {
  const own = jsdomsOwn()
  for (const way of WAYS.split('|')) {
    const html = `<section ${way}><div><${tag} class="it"></div></section>`
    expect(told(window, html)).toEqual(told(own, html))
  }
})

it('uses jsdom if a page has a stylesheet', () => {
  const html = '<style>.it { display: none; pointer-events: none }</style><p class="it"></p>'
  expect(told(window, html)).toEqual(told(jsdomsOwn(), html))
})
