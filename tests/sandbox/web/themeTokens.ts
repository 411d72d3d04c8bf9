import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const THEME = join(process.cwd(), 'src/app/theme/theme.css')

/** The declarations of the rule with this selector. */
function rule(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`)
  if (start === -1) throw new Error(`theme.css has no rule ${selector}`)
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start))
}

/** The portal's tokens on their own root, dark by the system's setting only. */
export async function themeTokens(): Promise<string> {
  const css = await readFile(THEME, 'utf8')
  const light = rule(css, ':root, [data-bs-theme="light"]')
  const dark = rule(css, '[data-bs-theme="dark"]')
  return `:root{${rule(css, ':root')}${light}}
@media (prefers-color-scheme: dark){:root:not([data-bs-theme="light"]){${dark}}}
:root[data-bs-theme="dark"]{${dark}}`
}
