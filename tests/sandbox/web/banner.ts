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
      <p>Password for all: <code>${SANDBOX_PASSWORD}</code>. Press one to sign in.</p>
      <ul>
        ${items}
      </ul>
      <p><a href="/sandbox">Samples, magic values, pace</a> <a href="/sandbox/inbox">Inbox</a></p>
    </div>
  </details>`.markup
}

/** In the address of sign-in, before the account that a link of /sandbox signs in. */
export const SIGN_IN_MARK = 'sandbox-account='

type Installed = { body: string; password: string; shownOn: string[]; mark: string }

/** Runs in the page, with no part of the portal: it types into the sign-in form and presses its buttons, as a person would. */
function install({ body, password, shownOn, mark }: Installed): void {
  const GIVE_UP_MS = 20_000
  const LOOK_EVERY_MS = 50
  const aside = document.createElement('aside')
  aside.className = 'lk-sandbox'
  aside.setAttribute('aria-label', 'Sandbox')
  aside.innerHTML = body
  document.body.append(aside)

  /** React has taken it over: before that a press would come to nothing. */
  const live = <Field extends Element>(field: Field | null) =>
    field !== null && Object.keys(field).some((key) => key.startsWith('__react')) ? field : null
  const emailField = () =>
    live(document.querySelector<HTMLInputElement>('input[type="email"]:not([hidden])'))
  const passwordField = () =>
    live(document.querySelector<HTMLInputElement>('input[autocomplete="current-password"]'))
  const type = (field: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  /** What is found as soon as the page has it. */
  const until = <Found>(find: () => Found | null): Promise<Found> =>
    new Promise((resolve, reject) => {
      const begun = Date.now()
      const look = () => {
        const found = find()
        if (found !== null) resolve(found)
        else if (Date.now() - begun > GIVE_UP_MS)
          reject(new Error('The sign-in form did not follow.'))
        else setTimeout(look, LOOK_EVERY_MS)
      }
      look()
    })
  const send = async (field: HTMLInputElement) => {
    const ready = () => {
      const button = field.form?.querySelector<HTMLButtonElement>('[type="submit"]') ?? null
      return button?.disabled === true || button?.getAttribute('aria-disabled') === 'true'
        ? null
        : button
    }
    ;(await until(ready)).click()
  }

  const signIn = async (email: string) => {
    if (emailField() === null && passwordField() !== null)
      document.querySelector<HTMLButtonElement>('.auth-account button')?.click()
    const address = await until(emailField)
    type(address, email)
    if (location.pathname !== '/') return
    const terms = address.form?.querySelector<HTMLInputElement>('[type="checkbox"]')
    if (terms?.checked === false) terms.click()
    await send(address)
    const secret = await until(passwordField)
    type(secret, password)
    await send(secret)
  }
  const tried = (email: string) => {
    signIn(email).catch((error: unknown) => console.info('Sandbox:', error))
  }

  aside.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-email]') : null
    if (button === null) return
    aside.querySelector('details')?.removeAttribute('open')
    tried(button.dataset.email ?? '')
  })
  if (location.hash.startsWith(`#${mark}`)) {
    const email = decodeURIComponent(location.hash.slice(mark.length + 1))
    history.replaceState(history.state, '', location.pathname)
    tried(email)
  }

  const show = () => {
    aside.hidden = !shownOn.includes(location.pathname)
  }
  show()
  setInterval(show, 300) // not every browser tells of a change of the address
}

/** The script behind /sandbox/banner.js. */
export function bannerScript(): string {
  const given: Installed = {
    body: markup(),
    password: SANDBOX_PASSWORD,
    shownOn: SHOWN_ON,
    mark: SIGN_IN_MARK,
  }
  return `(${install.toString()})(${JSON.stringify(given)})`
}
