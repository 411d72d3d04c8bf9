import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as environment from '#shared/platform/config/env.ts'
import { type LocationState, createLocationWatcher, GeolocationContext } from '#features/candidate/addressForm/geolocation/locationWatcher.ts'
import { Terms } from '#features/candidate/addressForm/screens/Terms.tsx'
import { TranslationsReady, TranslationsProvider } from '#features/candidate/addressForm/translations.ts'
import { type PageServices, PageServicesContext } from '#shared/kits/candidate/pageServices.ts'
import { aFormCase, aPageServices } from '../builders.ts'

async function terms(location: LocationState, { isAgreed = true } = {}) {
  const askDialog = vi.fn<PageServices['askDialog']>(async () => 'primary')
  const onDenied = vi.fn<() => void>()
  const onStart = vi.fn<() => void>()
  render(
    <PageServicesContext value={{ ...aPageServices(), askDialog }}>
      <GeolocationContext value={{ ...createLocationWatcher(), getState: () => location }}>
        <TranslationsProvider>
          <TranslationsReady>
            <Terms
              formCase={aFormCase()}
              isAgreed={isAgreed}
              onAgreed={() => undefined}
              onStart={onStart}
              onDenied={onDenied}
              onBack={undefined}
            />
          </TranslationsReady>
        </TranslationsProvider>
      </GeolocationContext>
    </PageServicesContext>,
  )
  await screen.findByRole('button', { name: 'Start' })
  return { onDenied, onStart, said: () => askDialog.mock.calls.map(([name]) => name) }
}

it('a location that is denied leads back to where it is put right (kyc §4)', async () => {
  const { onDenied, said } = await terms({ kind: 'denied' })
  await waitFor(() => expect(onDenied).toHaveBeenCalledOnce())
  expect(said()).toEqual([])
})

it('one that is not found is told by its dialog (decisions D40)', async () => {
  const { onDenied, said } = await terms({ kind: 'failed' })
  await waitFor(() => expect(said()).toEqual(['errorWhileObtainingLocation']))
  expect(onDenied).not.toHaveBeenCalled()
})

const linksOf = (fold: string) =>
  within(screen.getByText(fold).closest('details') ?? document.body)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))

const FIX = { coordinates: { latitude: 18.5, longitude: 73.8, accuracyM: 14 }, at: 0 }
const FOUND: LocationState = { kind: 'found', fix: FIX, fixes: [FIX] }

it('Start without the tick leads to the box and says what is missing (decisions D66)', async () => {
  const { onStart } = await terms(FOUND, { isAgreed: false })
  const start = screen.getByRole('button', { name: 'Start' })
  expect(start).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(start)
  const box = screen.getByRole('checkbox', { name: /^I have read and understood/ })
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription('Tick the box to start.')
  expect(screen.getByRole('alert')).toHaveTextContent('Tick the box to start.')
  expect(onStart).not.toHaveBeenCalled()
})

it('Start without a location leads to the button that allows it', async () => {
  const { onStart } = await terms({ kind: 'off' })
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(screen.getByRole('button', { name: 'Allow location' })).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('Allow location to start.')
  expect(onStart).not.toHaveBeenCalled()
})

it('Start goes on once nothing is missing', async () => {
  const { onStart } = await terms(FOUND)
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(onStart).toHaveBeenCalledOnce()
})

it('says before the consent who asks for which data, and whom to write to', async () => {
  await terms(FOUND)
  await userEvent.click(screen.getByText('How your data is used'))
  expect(screen.getByText(/^Pinnacle Home Loans · Lekha Analytics Private Limited carries out/)).toBeVisible()
  expect(screen.getByText(/your photos with their time and place/)).toBeVisible()
  expect(screen.getByText(/^As long as the check or a law requires it/)).toBeVisible()
  expect(linksOf('How your data is used')).toEqual(['mailto:support@lekha.example'])
})

it.each([
  [{ VITE_PRIVACY_PHONE: '+91 22 4000 1000' }, ['mailto:support@lekha.example', 'tel:+912240001000']],
  [{ VITE_PRIVACY_EMAIL: 'privacy@example.in' }, ['mailto:privacy@example.in']],
])('the notice of %o leads to %o, never to the phone of a client', async (contact, links) => {
  vi.spyOn(environment, 'env').mockReturnValue({ ...environment.env(), ...contact })
  await terms(FOUND)
  expect(linksOf('How your data is used')).toEqual(links)
})
