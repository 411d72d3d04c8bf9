/** The active-session flag of shell §2 (decisions D5): a cookie of the page's own without a secret, gone with the browser session. */
const FLAG = 'lekha-active'

const attributes = () =>
  `path=/; SameSite=Strict${window.location.protocol === 'https:' ? '; Secure' : ''}`

/** False where there is no browser: the build paints what a guest sees. */
export function hasFlag(): boolean {
  return typeof document !== 'undefined' && document.cookie.split('; ').includes(`${FLAG}=1`)
}

export function setFlag(): void {
  document.cookie = `${FLAG}=1; ${attributes()}`
}

export function clearFlag(): void {
  document.cookie = `${FLAG}=; ${attributes()}; Max-Age=0`
}
