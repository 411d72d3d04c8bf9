/** The properties that Testing Library reads to decide whether an element is visible and accessible. */
const READ_PROPERTIES = ['display', 'visibility', 'opacity', 'pointerEvents'] as const
const CALLED_PROPERTIES = ['display', 'visibility'] as const

/** Attributes with their own rules in jsdom's style sheet. */
const STYLED_ATTRIBUTES = ['hidden', 'open', 'popover', 'type', 'dir'] as const

const INLINE_STYLE_PATTERN = /display|visibility|opacity|pointer-events|all\b/

/** Has inline styles, or inherits them. */
function isStyledByHand(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (INLINE_STYLE_PATTERN.test(at.getAttribute('style') ?? '')) return true
  return false
}

const kindOf = (element: Element): string =>
  JSON.stringify([
    element.localName,
    ...STYLED_ATTRIBUTES.map((name) => element.getAttribute(name)),
  ])

type Shown = { read: ReadonlyMap<unknown, unknown>; called: ReadonlyMap<string, string> }

const shownBy = (style: CSSStyleDeclaration): Shown => ({
  read: new Map(READ_PROPERTIES.map((name) => [name, style[name]])),
  called: new Map(CALLED_PROPERTIES.map((name) => [name, style.getPropertyValue(name)])),
})

/**
 * After each change jsdom computes every style again from all rules. Tests load no style sheet of the product, so
 * elements of the same kind have equal styles, and one of each is computed. For everything else jsdom answers itself.
 */
export function installFastStyles(): void {
  const getStyle = window.getComputedStyle.bind(window)
  const blank = document.createElement('i').style
  const known = new Map<string, Shown>()

  function shownAs(element: Element): Shown {
    const kind = kindOf(element)
    const shown = known.get(kind) ?? shownBy(getStyle(element))
    known.set(kind, shown)
    return shown
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || isStyledByHand(element))
      return getStyle(element, pseudo)
    const { read, called } = shownAs(element)
    const valueOf = (name: string) => called.get(name) ?? getStyle(element).getPropertyValue(name)
    return new Proxy(blank, {
      get: (_, name) =>
        name === 'getPropertyValue'
          ? valueOf
          : (read.get(name) ?? Reflect.get(getStyle(element), name)),
    })
  }
}
