import { ACCOUNTS, SANDBOX_PASSWORD, type AccountRow } from '../accounts.ts'
import { html } from './html.ts'

/** Pages where a tester needs an account or a message; sign-in is the first. */
const SHOWN_ON = ['/', '/login', '/signup', '/forgotPassword']

function markup(basePath: string): string {
  const rows: readonly AccountRow[] = ACCOUNTS
  const items = rows
    .filter(({ magic }) => magic !== true)
    .map(
      ({ email, description }) =>
        html`<li>
          <button type="button" data-email="${email}">
            <b>${email}</b><span>${description}</span>
          </button>
        </li>`,
    )
  return html`<details>
    <summary>Sandbox accounts</summary>
    <div class="lk-sandbox-body">
      <p>Password for all: <code>${SANDBOX_PASSWORD}</code>. Press one to sign in.</p>
      <ul>
        ${items}
      </ul>
      <p>
        <a href="${basePath}/sandbox">Samples, magic values, pace</a>
        <a href="${basePath}/sandbox/inbox">Inbox</a>
      </p>
    </div>
  </details>`.markup
}

/** In the URL of sign-in, before the account that a link on /sandbox signs in. */
export const SIGN_IN_MARK = 'sandbox-account='

type Installed = {
  body: string
  password: string
  shownOn: string[]
  signInMark: string
}

/** Runs in the page independently of the portal: types into the sign-in form and presses its buttons like a user. */
function install({ body, password, shownOn, signInMark }: Installed): void {
  const GIVE_UP_MS = 20_000
  const POLL_MS = 50
  const banner = document.createElement('aside')
  banner.className = 'lk-sandbox'
  banner.setAttribute('aria-label', 'Sandbox')
  banner.innerHTML = body
  document.body.append(banner)

  /** The field after hydration; before it, a press would do nothing. */
  const hydrated = <Field extends Element>(field: Field | null) =>
    field !== null && Object.keys(field).some((key) => key.startsWith('__react')) ? field : null
  const emailField = () =>
    hydrated(document.querySelector<HTMLInputElement>('input[type="email"]:not([hidden])'))
  const passwordField = () =>
    hydrated(document.querySelector<HTMLInputElement>('input[autocomplete="current-password"]'))
  const type = (field: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  /** Polls until `find` returns something. */
  const waitFor = <Found>(find: () => Found | null): Promise<Found> =>
    new Promise((resolve, reject) => {
      const startedAt = Date.now()
      const poll = () => {
        const element = find()
        if (element !== null) resolve(element)
        else if (Date.now() - startedAt > GIVE_UP_MS)
          reject(new Error('The sign-in form did not follow.'))
        else setTimeout(poll, POLL_MS)
      }
      poll()
    })
  const send = async (field: HTMLInputElement) => {
    const ready = () => {
      const button = field.form?.querySelector<HTMLButtonElement>('[type="submit"]') ?? null
      return button?.disabled === true || button?.getAttribute('aria-disabled') === 'true'
        ? null
        : button
    }
    ;(await waitFor(ready)).click()
  }

  const signIn = async (email: string) => {
    if (emailField() === null && passwordField() !== null)
      document.querySelector<HTMLButtonElement>('.auth-account button')?.click()
    const address = await waitFor(emailField)
    type(address, email)
    if (location.pathname !== shownOn[0]) return
    const terms = address.form?.querySelector<HTMLInputElement>('[type="checkbox"]')
    if (terms?.checked === false) terms.click()
    await send(address)
    const secret = await waitFor(passwordField)
    type(secret, password)
    await send(secret)
  }
  const tryAccount = (email: string) => {
    signIn(email).catch((error: unknown) => console.info('Sandbox:', error))
  }

  banner.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-email]') : null
    if (button === null) return
    banner.querySelector('details')?.removeAttribute('open')
    tryAccount(button.dataset.email ?? '')
  })
  if (location.hash.startsWith(`#${signInMark}`)) {
    const email = decodeURIComponent(location.hash.slice(signInMark.length + 1))
    history.replaceState(history.state, '', location.pathname)
    tryAccount(email)
  }

  const show = () => {
    banner.hidden = !shownOn.includes(location.pathname)
  }
  show()
  setInterval(show, 300) // not every browser fires an event when the URL changes
}

/** The script of /sandbox/banner.js. `basePath`: the folder that the portal is served from, '' for a whole host. */
export function bannerScript(basePath: string): string {
  const options: Installed = {
    body: markup(basePath),
    password: SANDBOX_PASSWORD,
    shownOn: SHOWN_ON.map((path) => basePath + path),
    signInMark: SIGN_IN_MARK,
  }
  return `(${install.toString()})(${JSON.stringify(options)})`
}
