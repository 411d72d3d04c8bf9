import { expect, type Page } from '@playwright/test'
import { FORM_ANSWERS } from './formSteps.ts'

/** 14 m off, at a door in Bengaluru. */
const HERE = { latitude: 12.9716, longitude: 77.5946, accuracy: 14 }

/** Opens the link of a sample candidate, as the sandbox's inbox tells of it: 'Open, never filled in'. */
export async function openLink(page: Page, kind: string): Promise<void> {
  await page.goto('/sandbox/inbox')
  await page.getByRole('listitem').filter({ hasText: kind }).getByRole('link').click()
}

/** What the phone asks is allowed, it knows where it is, and its camera sees a house. */
export async function allowPhone(page: Page): Promise<void> {
  await page.addInitScript(drawHouse)
  await page.context().grantPermissions(['geolocation', 'camera'])
  await page.context().setGeolocation(HERE)
}

/** Runs in the page, before its own script: in the place of each camera a house, drawn again and again as a camera does. */
function drawHouse(): void {
  const SIDE = 1440
  /** Colour, and where: left, top, width, height, of 12. */
  const PARTS = [
    ['#a9c7dc', [0, 0, 12, 10]],
    ['#8d8378', [0, 10, 12, 2]],
    ['#e3c99d', [2, 3, 8, 7]],
    ['#a4523a', [1, 2, 10, 1]],
    ['#4f6b7a', [3, 4, 2, 2]],
    ['#4f6b7a', [7, 4, 2, 2]],
    ['#6b3823', [5, 7, 2, 3]],
    ['#f4efe6', [8, 8, 1, 0.5]],
  ] as const
  const draw = (canvas: HTMLCanvasElement) => {
    const pen = canvas.getContext('2d')
    const unit = SIDE / 12
    for (const [colour, [left, top, width, height]] of PARTS) {
      if (pen !== null) pen.fillStyle = colour
      pen?.fillRect(left * unit, top * unit, width * unit, height * unit)
    }
  }
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
    draw(canvas)
    setInterval(() => draw(canvas), 100)
    return canvas.captureStream(10)
  }
}

/** So many steps of a few metres from the door. The phone of a test measures where it is when it moves. */
export const walk = (page: Page, steps: number): Promise<void> =>
  page.context().setGeolocation({ ...HERE, latitude: HERE.latitude + steps / 100_000 })

/** The terms: the location is known since the phone was checked, the box is ticked. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByText(/^Location found/).waitFor()
  await page.getByRole('checkbox', { name: /^I have read/ }).check()
}

export const pressContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

/** From the terms that were agreed to, to the photos at the foot of the form. */
export async function startForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'Photos' }).scrollIntoViewIfNeeded()
}

/** The camera of the first photo, when its picture is there. */
export async function openCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take photo' }).first().click()
  await expect(page.getByRole('button', { name: 'Capture' })).toBeEnabled()
}

/** Its picture, judged: the house has no blemish, but a fast machine may take the same moment of it twice. */
export async function capture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Capture' }).click()
  await expect(page.getByRole('button', { name: /^(Proceed|Use anyway)$/ })).toBeVisible()
}

export const PHOTOS = ['House photo', 'Id proof', 'Address proof', 'Selfie', 'Signature']

/** All fields of the form. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill(FORM_ANSWERS.respondentName)
  await page.getByLabel('Relationship with candidate').selectOption('Self')
  await page.getByText('Rented', { exact: true }).click()
  await page.getByLabel('Type of address').selectOption('Current')
  await page.getByLabel('Stay from: Month').selectOption('March')
  await page.getByLabel('Stay from: Year').selectOption('2023')
  await page.getByRole('group', { name: 'Stay to' }).getByLabel('I still live here').check()
  await page.getByText('Yes', { exact: true }).click()
  await page.getByLabel('Prominent landmark').fill(FORM_ANSWERS.prominentLandMark)
}
