import { render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { type LocationState, createLocationWatcher, GeolocationContext } from '#features/candidate/addressForm/geolocation/locationWatcher.ts'
import { Terms } from '#features/candidate/addressForm/screens/Terms.tsx'
import { TranslationsReady, TranslationsProvider } from '#features/candidate/addressForm/translations.ts'
import { createTestStore } from '#tests/support/stores.ts'
import { aFormCase } from '../builders.ts'

async function terms(location: LocationState) {
  const store = createTestStore()
  const onDenied = vi.fn<() => void>()
  render(
    <Provider store={store}>
      <GeolocationContext value={{ ...createLocationWatcher(), getState: () => location }}>
        <TranslationsProvider>
          <TranslationsReady>
            <Terms
              formCase={aFormCase()}
              isAgreed
              onAgreed={() => undefined}
              onStart={() => undefined}
              onDenied={onDenied}
              onBack={undefined}
            />
          </TranslationsReady>
        </TranslationsProvider>
      </GeolocationContext>
    </Provider>,
  )
  await screen.findByRole('button', { name: 'Start' })
  return { onDenied, said: () => store.getState().overlay.queue.map(({ name }) => name) }
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
