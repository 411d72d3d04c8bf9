/** A session cookie without a secret (shell §2, decisions D5). */
const FLAG = 'lekha-active'

const attributes = () =>
  `path=/; SameSite=Strict${window.location.protocol === 'https:' ? '; Secure' : ''}`

/** False during prerendering, which renders what a guest sees. */
export function hasSessionFlag(): boolean {
  return typeof document !== 'undefined' && document.cookie.split('; ').includes(`${FLAG}=1`)
}

export function setSessionFlag(): void {
  document.cookie = `${FLAG}=1; ${attributes()}`
}

export function clearSessionFlag(): void {
  document.cookie = `${FLAG}=; ${attributes()}; Max-Age=0`
}
