/** The declarations of the rule with this selector. */
function rule(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`)
  if (start === -1) throw new Error(`theme.css has no rule ${selector}`)
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start))
}

/** The tokens of the portal's theme on their own root, dark by the system's setting only. */
export function themeTokens(theme: string): string {
  const light = rule(theme, ':root, [data-bs-theme="light"]')
  const dark = rule(theme, '[data-bs-theme="dark"]')
  return `:root{${rule(theme, ':root')}${light}}
@media (prefers-color-scheme: dark){:root:not([data-bs-theme="light"]){${dark}}}
:root[data-bs-theme="dark"]{${dark}}`
}
