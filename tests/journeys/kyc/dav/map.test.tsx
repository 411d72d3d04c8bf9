import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, vi } from 'vitest'
import type { MapState } from '#features/kyc/dav/map/mapHandle.ts'
import { MapPanel, type MapPanelProps } from '#features/kyc/dav/map/MapPanel.tsx'
import { OverlayHost } from '#shared/ui/dialogs/OverlayHost.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'

const DETECTED = { latitude: 12.7071, longitude: 77.7858 }
const ADDRESS = '14, 2nd Cross, Mathigiri, Hosur 635110'

/** The panel as in the review. */
function openMap(props: Partial<MapPanelProps> = {}) {
  const onMap = vi.fn<(map: MapState) => void>()
  const onNotFound = vi.fn<() => void>()
  function Review() {
    const [override, setOverride] = useState(props.isOverridden ?? false)
    return (
      <MapPanel
        source={{ address: ADDRESS }}
        detected={DETECTED}
        newAddress={null}
        isReadOnly={false}
        isLocked={false}
        onMapChange={onMap}
        onNotFound={onNotFound}
        {...props}
        isOverridden={override}
        onOverrideChange={setOverride}
      />
    )
  }
  render(
    <Provider store={createTestAppStore()}>
      <MemoryRouter>
        <Review />
        <OverlayHost />
      </MemoryRouter>
    </Provider>,
  )
  const map = () => onMap.mock.lastCall?.[0]
  const ready = async () => {
    await waitFor(() => expect(map()?.kind).toBe('ready'))
    const state = map()
    if (state?.kind !== 'ready') throw new Error('no map')
    return state
  }
  return { user: userEvent.setup({ delay: null }), map, ready, onNotFound }
}

const dialog = (name: string) => screen.findByRole('alertdialog', { name })
const press = async (user: ReturnType<typeof userEvent.setup>, title: string, button: string) =>
  user.click(within(await dialog(title)).getByRole('button', { name: button }))
const box = () => screen.getByRole('textbox', { name: 'New address' })
const locationOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

test('shows the entered and the detected location and their distance', async () => {
  const { ready, map } = openMap()
  expect(map()).toEqual({ kind: 'loading' })
  expect(screen.getByText('Loading Map')).toBeVisible()
  const state = await ready()
  expect(state).toMatchObject({ entered: { latitude: 12.7071, longitude: 77.7826 }, plotted: null })
  expect(state.distanceKm).toBeCloseTo(0.347, 3)
  expect(locationOf('Entered')).toContain('12.7071, 77.7826')
  expect(locationOf('Detected')).toBe('12.7071, 77.7858')
  expect(screen.getByText('0.35 km apart, counts as one location')).toBeVisible()
  expect(screen.queryByText('Loading Map')).not.toBeInTheDocument()
  expect(screen.getByText('© OpenStreetMap contributors')).toBeVisible()
})

test('shows a message when the browser cannot draw the map', async () => {
  const { ready } = openMap()
  expect(await (await ready()).snapshot()).toMatch(/^iVBORw0KGgo/)
})

test('overrides the entered location after confirmation and restores it after another', async () => {
  const { user, ready, map } = openMap()
  await ready()
  await user.click(screen.getByRole('button', { name: 'Override Entered Address' }))
  await press(user, 'Override Entered Address', 'Cancel')
  expect(screen.getByRole('button', { name: 'Override Entered Address' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Override Entered Address' }))
  await press(user, 'Override Entered Address', 'Override')
  expect(await screen.findByText('0.10 km apart, counts as one location')).toBeVisible()
  expect(map()).toMatchObject({ entered: { latitude: 12.7071, longitude: 77.786722 } })
  await user.click(screen.getByRole('button', { name: 'Remove Entered Address Override' }))
  await press(user, 'Remove Entered Address Override', 'Remove')
  await waitFor(() => expect(map()).toMatchObject({ entered: { longitude: 77.7826 } }))
})

test('plots a new address as typed and removes it', async () => {
  const { user, ready, map } = openMap()
  await ready()
  await user.type(box(), '   ')
  await user.click(screen.getByRole('button', { name: 'Plot' }))
  expect(map()).toMatchObject({ plotted: null })
  await user.clear(box())
  await user.type(box(), '  Kothrud, Pune ')
  await user.click(screen.getByRole('button', { name: 'Plot' }))
  const plotted = { address: 'Kothrud, Pune', latitude: 18.5074, longitude: 73.8077 }
  await waitFor(() => expect(map()).toMatchObject({ plotted }))
  expect(locationOf('New address')).toMatch(/^18\.5074, 73\.8077Kothrud, Pune, \d+\.\d\d km from/)
  await user.click(screen.getByRole('button', { name: 'Delete new address' }))
  expect(map()).toMatchObject({ plotted: null })
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
})

test('accepts coordinates as a new address with Enter', async () => {
  const { user, ready, map } = openMap()
  await ready()
  await user.type(box(), '12.9716, 77.5946{Enter}')
  const plotted = { address: '12.9716, 77.5946', latitude: 12.9716, longitude: 77.5946 }
  await waitFor(() => expect(map()).toMatchObject({ plotted }))
})

test('plots the new address of a draft automatically', async () => {
  const { map } = openMap({ newAddress: 'Adyar' })
  await waitFor(() => expect(map()).toMatchObject({ plotted: { address: 'Adyar' } }))
  expect(box()).toHaveValue('Adyar')
})

test('a new address that is not found shows enteredLocationNotFoundError and keeps the plotted one', async () => {
  const { user, ready, map } = openMap({ newAddress: 'Adyar' })
  await ready()
  await waitFor(() => expect(map()).toMatchObject({ plotted: { address: 'Adyar' } }))
  await user.clear(box())
  await user.type(box(), 'no such place{Enter}')
  await press(user, 'New address not found', 'OK')
  expect(map()).toMatchObject({ plotted: { address: 'Adyar' } })
})

test('a case address that is not found shows submittedLocationNotFoundError and returns to the list', async () => {
  const { user, map, onNotFound } = openMap({ source: { address: 'House, Nowhere at all' } })
  const errorDialog = await dialog('Submitted address not found')
  expect(onNotFound).not.toHaveBeenCalled()
  await user.click(within(errorDialog).getByRole('button', { name: 'Back to dashboard' }))
  await waitFor(() => expect(onNotFound).toHaveBeenCalledOnce())
  expect(map()).toEqual({ kind: 'loading' })
})

test.each([
  ['map-down', 'The maps service is not responding.'],
  ['map-busy', 'The maps service is busy and accepts no more requests right now.'],
  ['map-misfit', 'The maps service sent a response without a location.'],
])(
  'reports a failed service (%s) and accepts a location entered manually',
  async (address, message) => {
    const { user, ready } = openMap({ source: { address } })
    expect(await screen.findByText(message, { exact: false })).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'Or place it by coordinates' })
    await user.type(field, 'by the temple{Enter}')
    expect(field).toBeInvalid()
    await user.clear(field)
    await user.type(field, '12.7, 77.78{Enter}')
    expect(await ready()).toMatchObject({ entered: { latitude: 12.7, longitude: 77.78 } })
  },
)

test('with the override the review continues without the service', async () => {
  const { user, ready } = openMap({ source: { address: 'map-down' } })
  await user.click(await screen.findByRole('button', { name: 'Override Entered Address' }))
  await press(user, 'Override Entered Address', 'Override')
  expect((await ready()).distanceKm).toBeCloseTo(0.1, 3)
  expect(screen.getByText('where the override places it', { exact: false })).toBeVisible()
})

test('looks the address up again when the browser is back online', async ({ server }) => {
  server.use(http.get('*/map/search', () => HttpResponse.error(), { once: true }))
  const { ready } = openMap()
  // Not just any "Try again": the map tiles have one, too, and may fail before the address does.
  await screen.findByText('The maps service is not responding.', { exact: false })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await ready()).toMatchObject({ entered: { latitude: 12.7071, longitude: 77.7826 } })
})

test('a case without a detected location has no distance and no override', async () => {
  const { ready } = openMap({ detected: null })
  expect((await ready()).distanceKm).toBeNull()
  expect(locationOf('Detected')).toBe('This case has no detected location')
  expect(screen.getByRole('button', { name: 'Override Entered Address' })).toBeDisabled()
})

test('a read-only case shows the map without actions', async () => {
  const { ready } = openMap({ isReadOnly: true })
  await ready()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Override/ })).not.toBeInTheDocument()
})
