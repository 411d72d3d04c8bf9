import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import {
  MENU_SERVICES,
  SERVICE_GROUPS,
  SERVICES,
} from '#shared/platform/session/services/services.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'

const KABIR = 'kabir.sethi@kaveri.example'

test('Home opens the services, and a paid client sees all three groups', async () => {
  const { user } = await renderApp('/home', { as: KABIR })
  await user.click(await screen.findByRole('link', { name: 'All services' }))
  await screen.findByRole('heading', { name: 'Services', level: 1 })
  const leads = SERVICE_GROUPS.map((group) =>
    within(screen.getByRole('region', { name: group }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  )
  expect(leads).toEqual(
    SERVICE_GROUPS.map((group) =>
      MENU_SERVICES.filter((service) => SERVICES[service].group === group).map(
        (service) => SERVICES[service].path,
      ),
    ),
  )
})

test.each([
  ['GSTR analyzer', 'Proceed'],
  ['Company checks', 'Browse files'],
  ['UAN', 'Browse files'],
])('the card of %s opens a working page', async (card, button) => {
  const { user } = await renderApp('/menupage', { as: KABIR })
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${card}`) }))
  expect(await screen.findByRole('button', { name: button })).toBeVisible()
})
