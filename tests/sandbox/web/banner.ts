import { ACCOUNTS, SANDBOX_PASSWORD, type AccountRow } from '../accounts.ts'
import { html } from './html.ts'

/** Pages on which someone may look for an account or a letter. */
const SHOWN_ON = ['/', '/login', '/signup', '/forgotPassword']

function markup(): string {
  const rows: readonly AccountRow[] = ACCOUNTS
  const items = rows
    .filter(({ magic }) => magic !== true)
    .map(
      ({ email, shows }) =>
        html`<li>
          <button type="button" data-email="${email}"><b>${email}</b><span>${shows}</span></button>
        </li>`,
    )
  return html`<details>
    <summary>Sandbox accounts</summary>
    <div class="lk-sandbox-body">
      <p>Password of all: <code>${SANDBOX_PASSWORD}</code>. Press one to fill it in.</p>
      <ul>
        ${items}
      </ul>
      <p><a href="/sandbox">Samples, magic values, pace</a> <a href="/sandbox/inbox">Inbox</a></p>
    </div>
  </details>`.markup
}

/** Runs in the page, with no part of the portal: it types into the sign-in form as a person would. */
function install(body: string, password: string, shownOn: string[]): void {
  const aside = document.createElement('aside')
  aside.className = 'lk-sandbox'
  aside.setAttribute('aria-label', 'Sandbox')
  aside.innerHTML = body
  document.body.append(aside)

  const type = (selector: string, text: string) => {
    const field = document.querySelector<HTMLInputElement>(selector)
    if (field === null) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  aside.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-email]') : null
    if (button === null) return
    type('input[type="email"]', button.dataset.email ?? '')
    type('input[autocomplete="current-password"]', password)
    aside.querySelector('details')?.removeAttribute('open')
  })

  const show = () => {
    aside.hidden = !shownOn.includes(location.pathname)
  }
  show()
  setInterval(show, 300) // not every browser tells of a change of the address
}

/** The script behind /sandbox/banner.js. */
export function bannerScript(): string {
  return `(${install.toString()})(${[markup(), SANDBOX_PASSWORD, SHOWN_ON].map((value) => JSON.stringify(value)).join(', ')})`
}
