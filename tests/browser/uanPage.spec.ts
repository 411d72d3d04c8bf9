import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { consent, goToCaptcha, logIn, goToOtp, uanForm, openUanPage } from './support/uanSteps.ts'

const MEERA = {
  uanNumber: '100984512237',
  name: 'Meera Joseph',
  subClientName: 'Malabar Staffing Services',
  subClientContact: '+91 80 4718 2200',
}
const frame = (event: string, status: number, data: unknown = null) =>
  JSON.stringify({ event, status, data })
const INIT = frame('INIT', 200, MEERA)

/** The other end of the socket, in the test's hands; the newest connection counts. */
async function ownServer(page: Page, greet: (socket: WebSocketRoute) => unknown) {
  const heard: string[] = []
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/UAN\/V1\/job\//, (socket) => {
    sockets.push(socket)
    socket.onMessage((message) => {
      const { event }: { event: string } = JSON.parse(String(message))
      heard.push(event)
    })
    void greet(socket)
  })
  return { heard, newest: () => sockets.at(-1), count: () => sockets.length }
}

test('completes the built page over a real socket and stores nothing', async ({ page, portal }) => {
  void portal // the browser's complaints fail it: the policy lets the socket through
  const { url, otp } = uanForm()
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(String(payload))),
  )
  await openUanPage(page, url)
  await goToOtp(page)
  await page.getByLabel('OTP').fill(otp)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page.getByRole('heading', { name: 'Successfully Submitted' })).toBeVisible()
  const events = sent.map((text) => {
    const { event }: { event: string } = JSON.parse(text)
    return event
  })
  expect(events).toEqual(['INDEX', 'CAPTCHA', 'OTP'])
  expect(sent.join()).not.toContain('Lekha@2026')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
    /Lekha@2026|7Km4Q/,
  )
})

test('reports a refused upgrade as Connection Error with a retry', async ({ page, portal }) => {
  portal.allowError(/WebSocket connection to/)
  const { url } = uanForm('link-refused')
  await openUanPage(page, url)
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible()
  await expect(page.getByText('Unable to Fetch user details')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible()
})

test('continues at the same step with the typed text after reading the SMS', async ({
  page,
  portal,
}) => {
  void portal
  let seen = () => {}
  const isSeen = new Promise<void>((resolve) => (seen = resolve))
  const server = await ownServer(page, async (socket) => {
    if (server.count() > 1) await isSeen // who is slower than the line sees nothing of the loss
    socket.send(INIT)
    socket.send(frame('INDEX', 201))
  })
  await openUanPage(page, '/uan/form?id=job-1')
  await consent(page)
  await page.getByLabel('OTP').fill('9041')
  await server.newest()?.close()
  await expect(page.getByText('Reconnecting, please wait.')).toBeVisible()
  seen()
  await expect(page.getByText('You are connected again. Go on with the OTP.')).toBeVisible()
  await expect(page.getByLabel('OTP')).toHaveValue('9041')
  expect(server.count()).toBe(2)
  await page.getByLabel('OTP').fill('904117')
  await page.getByRole('button', { name: 'Verify OTP' }).dblclick()
  await expect.poll(() => server.heard).toEqual(['OTP'])
})

test('an OTP that is pressed while the line is down goes out once, when it is back', async ({
  page,
  portal,
}) => {
  void portal
  let seen = () => {}
  const isSeen = new Promise<void>((resolve) => (seen = resolve))
  const server = await ownServer(page, async (socket) => {
    if (server.count() > 1) await isSeen
    socket.send(INIT)
    socket.send(frame('INDEX', 201))
  })
  await openUanPage(page, '/uan/form?id=job-1')
  await consent(page)
  await page.getByLabel('OTP').fill('904117')
  await server.newest()?.close()
  await expect(page.getByText('Reconnecting, please wait.')).toBeVisible()
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page.getByText(/Your OTP is sent as soon as the connection is back/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeDisabled()
  seen()
  await expect.poll(() => server.heard).toEqual(['OTP'])
  await expect(page.getByLabel('OTP')).toHaveValue('904117')
})

test('survives unordered, invalid and rapid frames', async ({ page, portal }) => {
  void portal
  const server = await ownServer(page, (socket) => {
    for (const text of ['hello', '{}', '[1]', frame('PING', 200), frame('OTP', 299)])
      socket.send(text)
    for (let count = 0; count < 200; count += 1) socket.send(INIT)
  })
  await openUanPage(page, '/uan/form?id=job-1')
  await consent(page)
  await logIn(page, 'Lekha@2026', { twice: true })
  await expect.poll(() => server.heard).toEqual(['INDEX'])
  server.newest()?.send(frame('ERROR', 403))
  await expect(
    page.getByText('Invalid login credentials. Please check your UAN and password.'),
  ).toBeVisible()
})

test('shows Time Expired after a minute without frames, but waits after a correct OTP', async ({
  page,
  portal,
}) => {
  void portal
  await page.clock.install()
  const server = await ownServer(page, (socket) => socket.send(INIT))
  await openUanPage(page, '/uan/form?id=job-1')
  await consent(page)
  await logIn(page, 'Lekha@2026')
  await expect.poll(() => server.heard).toEqual(['INDEX'])
  await page.clock.fastForward(60_000)
  await expect(page.getByText('Please reload the page and try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await consent(page)
  server.newest()?.send(frame('OTP', 202))
  await expect(page.getByRole('heading', { name: 'Verifying Details...' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByText(/takes longer than usual/)).toBeVisible()
  server.newest()?.send(frame('COMPLETED', 200))
  await expect(page.getByRole('heading', { name: 'Successfully Submitted' })).toBeVisible()
})

/** What a phone does that shows another app, and what comes of it when this page is shown again. */
const showPage = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const PNG_1X1 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a captcha without a picture or with a broken one is asked for again, and the page says so', async ({
  page,
  portal,
}) => {
  void portal
  const pictures = [null, 'iVBORw0K', PNG_1X1]
  let seen = () => {}
  const isSeen = new Promise<void>((resolve) => (seen = resolve))
  const server = await ownServer(page, async (socket) => {
    const nth = server.count()
    if (nth === 2) await isSeen
    socket.send(INIT)
    if (nth > 1) socket.send(frame('CAPTCHA', 200, pictures[nth - 1]))
  })
  await openUanPage(page, '/uan/form?id=job-1')
  await consent(page)
  await logIn(page, 'Lekha@2026')
  await expect.poll(() => server.heard).toEqual(['INDEX'])
  server.newest()?.send(frame('CAPTCHA', 200, pictures[0]))
  await expect(page.getByText('The picture could not be shown.')).toBeVisible()
  seen()
  const picture = page.getByRole('img', { name: /CAPTCHA/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  expect(server.count()).toBe(3)
  await expect(page.getByText('This is a new picture. Type what it shows.')).toBeVisible()
})

test('the limit of a minute stands still while the person reads the SMS, and what was typed is said only where it is kept', async ({
  page,
  portal,
}) => {
  void portal
  await page.clock.install()
  const server = await ownServer(page, (socket) => {
    if (server.count() === 1) socket.send(INIT)
  })
  await openUanPage(page, '/uan/form?id=job-1')
  await consent(page)
  await logIn(page, 'Lekha@2026')
  await expect.poll(() => server.heard).toEqual(['INDEX'])
  await showPage(page, 'hidden')
  await page.clock.fastForward(300_000)
  await showPage(page, 'visible')
  await page.clock.fastForward(50_000)
  await expect(page.getByRole('heading', { name: 'Log in to your UAN account' })).toBeVisible()
  await server.newest()?.close()
  await expect(page.getByText('The connection paused.')).toBeVisible()
  await expect(page.getByText('What you typed is kept')).toBeHidden()
})

test('a socket that died in the background is noticed when the page is seen again', async ({
  page,
  portal,
}) => {
  void portal
  await page.clock.install()
  const server = await ownServer(page, (socket) => {
    socket.send(INIT)
    socket.send(frame('INDEX', 201))
  })
  await openUanPage(page, '/uan/form?id=job-1')
  await consent(page)
  await page.getByLabel('OTP').fill('904117')
  await showPage(page, 'hidden')
  await page.clock.fastForward(11_000)
  await showPage(page, 'visible')
  await expect.poll(() => server.count()).toBe(2)
  await expect(page.getByLabel('OTP')).toHaveValue('904117')
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect.poll(() => server.heard).toEqual(['OTP'])
})

test('the larger captcha is as wide as the phone, and whole', async ({ page, portal }) => {
  void portal
  await page.setViewportSize({ width: 360, height: 640 })
  await openUanPage(page)
  await goToCaptcha(page)
  const picture = page.getByRole('img', { name: /CAPTCHA/ })
  const before = await picture.boundingBox()
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect
    .poll(async () => (await picture.boundingBox())?.width ?? 0)
    .toBeGreaterThan((before?.width ?? 0) * 1.3)
  const { x = -1, width = 0 } = (await picture.boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
})
