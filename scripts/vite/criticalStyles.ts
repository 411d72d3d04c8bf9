import postcss from 'postcss'

/** What a selector may name in a page: `.class`, `#id` or an element. */
function namesIn(html: string): ReadonlySet<string> {
  const valuesOf = (attribute: string) =>
    [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].flatMap(([, value = '']) =>
      value.split(/\s+/),
    )
  return new Set([
    ...valuesOf('class').map((name) => `.${name}`),
    ...valuesOf('id').map((name) => `#${name}`),
    ...[...html.matchAll(/<([a-z]\w*)/g)].map(([, element = '']) => element),
  ])
}

/** Attributes and pseudo-classes may change after the page was built. */
const CHANGEABLE = /::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g

const isFor = (selector: string, names: ReadonlySet<string>): boolean =>
  (selector.replaceAll(CHANGEABLE, ' ').match(/[.#]?[a-zA-Z_](?:[\w-]|\\.)*/g) ?? []).every(
    (name) => names.has(name),
  )

const isKeyframe = ({ parent }: postcss.Rule): boolean =>
  parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes') // no other node has that type

/** @returns whether any was left out, which may have been the last to use another. */
function removeUnusedProperties(root: postcss.Root): boolean {
  const used = new Set(
    [...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, property]) => property),
  )
  let isChanged = false
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return
    declaration.remove()
    isChanged = true
  })
  return isChanged
}

/** The rules of a stylesheet that a page needs as it was built, in their order. */
export function criticalStyles(styles: string, html: string): string {
  const names = namesIn(html)
  const root = postcss.parse(styles)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = rule.selectors.filter((selector) => isFor(selector, names))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  while (removeUnusedProperties(root));
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove()
  })
  return root.toString()
}
