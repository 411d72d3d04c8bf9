/** The active-session flag of shell §2 (decisions D5): a session cookie of the page without a secret. */
const FLAG = 'lekha-active'

const attributes = () =>
  `path=/; SameSite=Strict${window.location.protocol === 'https:' ? '; Secure' : ''}`

/** Whether the flag is set. False during prerendering, which has no browser and renders what a guest sees. */
export function hasSessionFlag(): boolean {
  return typeof document !== 'undefined' && document.cookie.split('; ').includes(`${FLAG}=1`)
}

export function setSessionFlag(): void {
  document.cookie = `${FLAG}=1; ${attributes()}`
}

export function clearSessionFlag(): void {
  document.cookie = `${FLAG}=; ${attributes()}; Max-Age=0`
}
