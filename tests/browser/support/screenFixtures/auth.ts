import type { Page } from '@playwright/test'
import { openPath, FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

async function continueAs(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The doors: sign-in, sign-up, passwords. */
export const AUTH_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'sign-in-1-email',
    open: openPath('/'),
    followUps: [
      {
        name: 'sign-in-terms',
        open: async (page) => {
          await page.getByRole('button', { name: 'Terms and Conditions' }).click()
          await page.getByRole('dialog').waitFor()
        },
      },
      {
        name: 'sign-in-2-password',
        open: async (page) => {
          await continueAs(page, FULL_ACCESS_USER)
          await page.getByLabel('Password', { exact: true }).waitFor()
        },
      },
      {
        name: 'sign-in-3-wrong-password',
        open: async (page) => {
          await page.getByLabel('Password', { exact: true }).fill('Wrong#123')
          await page.getByRole('button', { name: 'Log in' }).click()
          await page.getByRole('alertdialog').waitFor()
        },
      },
    ],
  },
  {
    name: 'sign-up',
    open: openPath('/signup'),
    followUps: [
      {
        name: 'sign-up-newuser',
        open: async (page) => {
          await continueAs(page, 'asha.bose@newlender.example')
          await page.waitForURL(/signup/)
          await page.getByLabel('Password', { exact: true }).fill('Short1')
        },
      },
      { name: 'verify-email', open: openPath('/signup/some-code') },
    ],
  },
  {
    name: 'forgot-password',
    open: openPath('/forgotPassword'),
    followUps: [
      {
        name: 'forgot-password-sent',
        open: async (page) => {
          await page.getByLabel('Work email').fill(FULL_ACCESS_USER)
          await page.getByRole('button', { name: 'Send' }).click()
          await page.getByText('Please check your inbox').first().waitFor()
        },
      },
      {
        name: 'set-password',
        open: async (page) => {
          const inbox = await page.request.get('/sandbox/api/inbox')
          const link = /\/forgotPassword\/setPassword\/[\w-]+/.exec(await inbox.text())?.[0]
          await page.goto(link ?? '/no-link')
          await page.getByLabel('New password', { exact: true }).waitFor()
        },
      },
      {
        name: 'set-password-expired',
        open: async (page) => {
          await page.goto('/forgotPassword/setPassword/expired')
          await page.getByRole('alertdialog').waitFor()
        },
      },
    ],
  },
]
