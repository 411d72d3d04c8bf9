import type { Locator, Page } from '@playwright/test'
import { fill, NEW_CLIENT, panelOf, press, userTexts } from './support/adminSteps.ts'
import { expect, test } from './support/portal.ts'

type Entries = Readonly<Record<string, string>>

/** Marks an element when a click arrives at it; the click itself does nothing. */
const watchClick = async (target: Locator) =>
  target.evaluate((element) => {
    element.removeAttribute('data-clicked')
    const note = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      element.setAttribute('data-clicked', '')
    }
    element.addEventListener('click', note, { capture: true, once: true })
  })

/** A wrong entry, then a real press on something else: that stays where it is and gets its click; the entry is judged afterwards. */
async function leaveByMouse(page: Page, field: Locator, entry: string, target: Locator) {
  await field.fill(entry)
  await target.scrollIntoViewIfNeeded()
  await watchClick(target)
  const before = await target.boundingBox()
  if (before === null) throw new Error('the target is not on the screen')
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  expect(await target.boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(target).toHaveAttribute('data-clicked', '')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

/** Each field of a form, by its label, is left with a wrong entry; the targets take turns. */
async function leaveEach(on: Page | Locator, entries: Entries, targets: readonly Locator[]) {
  const page = 'page' in on ? on.page() : on
  for (const [index, [label, entry]] of Object.entries(entries).entries()) {
    const target = targets[index % targets.length]
    if (target === undefined) throw new Error('there is nothing to press')
    await leaveByMouse(page, on.getByLabel(label, { exact: true }), entry, target)
  }
}

const NEW_PASSWORD = { 'New password': 'weak', 'Confirm new password': 'other' }

test('validation messages do not swallow a click before sign-in', async ({ page }) => {
  const email = { 'Work email': 'kabir@' }
  const terms = page.getByRole('checkbox', { name: /I have read/ })
  const termsText = page.getByRole('button', { name: 'Terms and Conditions' })
  const link = (name: string) => page.getByRole('link', { name, exact: true })

  for (const target of [terms, termsText, link('Create an account')]) {
    await page.goto('/')
    await leaveEach(page, email, [target])
  }
  await page.goto('/signup')
  const person = {
    Name: 'R2',
    ...email,
    'Contact number': '98',
    Password: 'weak',
    'Confirm password': 'other',
  }
  await leaveEach(page, person, [terms, termsText, link('Sign in')])
  await page.goto('/forgotPassword')
  await leaveEach(page, email, [link('Back to sign in')])

  await fill(page.locator('form'), { 'Work email': 'kabir.sethi@kaveri.example' })
  await press(page, 'Send')
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await page.goto('/sandbox/inbox')
  const address = /\/forgotPassword\/setPassword\/[^"<\s]+/.exec(await page.content())
  await page.goto(address?.[0] ?? '')
  await leaveEach(page, NEW_PASSWORD, [link('Support')])
})

test('validation messages do not swallow a click when signed in', async ({ page, portal }) => {
  await portal.signIn('vidya.iyer@lekha.example')
  await page.goto('/changePassword')
  await leaveEach(page, NEW_PASSWORD, [page.getByRole('link', { name: 'Back' })])

  const open = async (path: string, add: string) => {
    await page.goto(path)
    await press(page, add)
    const panel = panelOf(page, add)
    const button = (name: string) => panel.getByRole('button', { name, exact: true })
    return { panel, button }
  }
  const client = await open('/admin/client', 'Add Client')
  const buttons = [client.button('Next'), client.button('Cancel')]
  const profile = { 'Organization name': ' ', 'Client code': ' ', 'Custom URL': 'konkan.example' }
  await leaveEach(client.panel, profile, buttons)
  await fill(client.panel, NEW_CLIENT.profile)
  await press(client.panel, 'Next')
  const contact = { 'Contact person': ' ', Email: 'anil@', 'Contact number': '98' }
  await leaveEach(client.panel, contact, buttons)
  await fill(client.panel, NEW_CLIENT.contact)
  await press(client.panel, 'Next')
  await leaveEach(client.panel, { City: ' ', Pincode: 'x', Country: ' ' }, buttons)

  const user = await open('/admin/user', 'Add User')
  const texts = {
    ...userTexts('Ravi', 'ravi@'),
    'Contact number (optional)': '98',
    Password: 'weak',
  }
  await leaveEach(user.panel, texts, [user.button('Next'), user.button('Cancel')])

  const service = await open('/admin/service', 'Add Service')
  const values = { 'Service name': ' ', Description: ' ', 'Endpoint document': 'no address' }
  await leaveEach(service.panel, values, [service.button('Save'), service.button('Cancel')])
})
