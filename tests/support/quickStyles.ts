/** What Testing Library and its matchers ask of a style: is the element shown, and can it be reached? */
const ASKED = ['display', 'visibility', 'opacity', 'pointerEvents'] as const
const ASKED_BY_CALL = ['display', 'visibility'] as const

/** Beside its tag, by these attributes jsdom's own sheet shows an element otherwise. */
const TOLD_BY = ['hidden', 'open', 'popover', 'type', 'dir'] as const

const SAYS_MORE = /display|visibility|opacity|pointer-events|all\b/

/** Styles of its own, or of what holds it and hands them on. */
function isStyledByHand(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (SAYS_MORE.test(at.getAttribute('style') ?? '')) return true
  return false
}

const kindOf = (element: Element): string =>
  JSON.stringify([element.localName, ...TOLD_BY.map((name) => element.getAttribute(name))])

type Shown = { read: ReadonlyMap<unknown, unknown>; called: ReadonlyMap<string, string> }

const shownBy = (style: CSSStyleDeclaration): Shown => ({
  read: new Map(ASKED.map((name) => [name, style[name]])),
  called: new Map(ASKED_BY_CALL.map((name) => [name, style.getPropertyValue(name)])),
})

/**
 * After each change of the document jsdom works every style out anew, from every rule of its sheet and every property of
 * the rule. No sheet of the product is loaded here, so elements of a kind are shown alike: one of each is asked for what
 * tests ask of all. For anything else jsdom answers itself.
 */
export function findStylesQuickly(): void {
  const ask = window.getComputedStyle.bind(window)
  const blank = document.createElement('i').style
  const known = new Map<string, Shown>()

  function shownAs(element: Element): Shown {
    const kind = kindOf(element)
    const shown = known.get(kind) ?? shownBy(ask(element))
    known.set(kind, shown)
    return shown
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || isStyledByHand(element))
      return ask(element, pseudo)
    const { read, called } = shownAs(element)
    const valueOf = (name: string) => called.get(name) ?? ask(element).getPropertyValue(name)
    return new Proxy(blank, {
      get: (_, name) =>
        name === 'getPropertyValue' ? valueOf : (read.get(name) ?? Reflect.get(ask(element), name)),
    })
  }
}
