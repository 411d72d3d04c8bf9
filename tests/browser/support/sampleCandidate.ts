import type { Page } from '@playwright/test'

/** 14 m off, at a door in Bengaluru. */
const HERE = { latitude: 12.9716, longitude: 77.5946, accuracy: 14 }

/** Opens the link of a sample candidate, as the sandbox's inbox tells of it: 'Open, never filled in'. */
export async function openLink(page: Page, kind: string): Promise<void> {
  await page.goto('/sandbox/inbox')
  await page.getByRole('listitem').filter({ hasText: kind }).getByRole('link').click()
}

/** What the phone asks is allowed, it knows where it is, and its camera sees a picture that moves. */
export async function allowPhone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1440
    canvas.height = 1440
    const draw = () => {
      const pen = canvas.getContext('2d')
      if (pen !== null) pen.fillStyle = `hsl(${Date.now() % 360} 60% 50%)`
      pen?.fillRect(0, 0, canvas.width, canvas.height)
    }
    setInterval(draw, 100)
    navigator.mediaDevices.getUserMedia = async () => {
      draw()
      return canvas.captureStream(10)
    }
  })
  await page.context().grantPermissions(['geolocation', 'camera'])
  await page.context().setGeolocation(HERE)
}

/** The terms: the location is known since the phone was checked, the box is ticked. */
export async function agree(page: Page): Promise<void> {
  await page.getByText(/^Location found/).waitFor()
  await page.getByRole('checkbox', { name: /^I have read/ }).check()
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
