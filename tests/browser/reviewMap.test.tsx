import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { MapState } from '#features/kyc/dav/map/mapHandle.ts'
import { MapPanel, type MapPanelProps } from '#features/kyc/dav/map/MapPanel.tsx'
import { MARKER_STYLES } from '#features/kyc/dav/map/markers.ts'
import { fromBase64 } from '#shared/platform/lib/base64.ts'
import { createTestStore } from '#tests/support/stores.ts'

const DETECTED = { latitude: 12.7071, longitude: 77.7858 }

beforeEach(async () => {
  await page.viewport(900, 860)
})

/** While the sandbox draws its first tiles on a busy machine, the product gives a search or the tiles up: asked again, as a person does. */
function askAgain(): void {
  for (const button of document.querySelectorAll('button'))
    if (button.textContent === 'Try again') button.click()
}

async function openMap(props: Partial<MapPanelProps> = {}) {
  const onMap = vi.fn<(map: MapState) => void>()
  const panel = (
    <MapPanel
      source={{ address: 'Mathigiri, Hosur 635110' }}
      detected={DETECTED}
      isOverridden={false}
      onOverrideChange={() => {}}
      newAddress={null}
      isReadOnly={false}
      isLocked={false}
      onMapChange={onMap}
      onNotFound={() => {}}
      {...props}
    />
  )
  const store = createTestStore()
  const screen = await render(
    <Provider store={store}>
      <div style={{ width: 372 }}>{panel}</div>
    </Provider>,
  )
  const snapshot = async () => {
    await vi.waitFor(() => {
      askAgain()
      expect(onMap.mock.lastCall?.[0].kind).toBe('ready')
    })
    const map = onMap.mock.lastCall?.[0]
    return map?.kind === 'ready' ? decode(await map.snapshot()) : decode('')
  }
  return { screen, snapshot, onMap }
}

const near = (one: number, other: number) => Math.abs(one - other) < 6

/** The PNG as pixels, and how many of them are of a colour. */
async function decode(base64: string) {
  const bitmap = await createImageBitmap(new Blob([fromBase64(base64)], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const count = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    )
    let found = 0
    for (let at = 0; at < data.length; at += 4)
      if (
        near(data[at] ?? 0, red) &&
        near(data[at + 1] ?? 0, green) &&
        near(data[at + 2] ?? 0, blue)
      )
        found += 1
    return found
  }
  const colours = new Set(new Uint32Array(data.buffer)).size
  return { width: bitmap.width, height: bitmap.height, count, colours }
}

const tilesShown = () =>
  [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].filter(
    ({ naturalWidth }) => naturalWidth > 0,
  )
const tilesAreThere = () =>
  vi.waitFor(() => {
    askAgain()
    expect(tilesShown().length).toBeGreaterThan(1)
  })

describe('the map image for the report', () => {
  it('shows the tiles and the coloured markers', async () => {
    const { snapshot } = await openMap({ newAddress: '12.7090, 77.7890' })
    await tilesAreThere()
    const picture = await snapshot()
    expect(picture.width).toBe(372 * 2)
    for (const { colour } of Object.values(MARKER_STYLES))
      expect(picture.count(colour)).toBeGreaterThan(500)
    expect(picture.count('#f2f0ea')).toBeGreaterThan(20_000) // the ground of the sandbox's tiles
  })

  it('is a schematic if the tiles cannot be read', async () => {
    const { snapshot } = await openMap()
    await tilesAreThere()
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce(() => {
      throw new DOMException('The canvas has been tainted', 'SecurityError')
    })
    const picture = await snapshot()
    expect(picture.count('#eef1f0')).toBeGreaterThan(100_000) // our own ground
    expect(picture.count(MARKER_STYLES.entered.colour)).toBeGreaterThan(500)
    expect(picture.count(MARKER_STYLES.detected.colour)).toBeGreaterThan(500)
  })

  it('contains the markers wherever the map was moved', async () => {
    const { snapshot, screen } = await openMap()
    await tilesAreThere()
    for (let press = 0; press < 4; press += 1)
      await screen.getByRole('button', { name: 'Zoom in' }).click()
    const map = screen.getByRole('group', { name: /Map of the locations/ }).element()
    for (let press = 0; press < 9; press += 1)
      map.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', keyCode: 37, bubbles: true }),
      )
    const picture = await snapshot()
    expect(picture.count(MARKER_STYLES.entered.colour)).toBeGreaterThan(500)
    expect(picture.count(MARKER_STYLES.detected.colour)).toBeGreaterThan(500)
  })

  it('is ready in time if the tile server never responds', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(() => {})
    const { snapshot } = await openMap()
    const picture = await snapshot()
    expect(picture.count(MARKER_STYLES.detected.colour)).toBeGreaterThan(500)
  })
})

it('resizes with its container, also after it was hidden', async () => {
  const { screen } = await openMap()
  await tilesAreThere()
  const mapArea = document.querySelector<HTMLElement>('.map-area')
  if (mapArea === null) throw new Error('no map')
  mapArea.style.display = 'none'
  await page.viewport(700, 700)
  mapArea.style.display = ''
  mapArea.style.flexBasis = '500px'
  const map = screen.getByRole('group', { name: /Map of the locations/ }).element()
  const isCovered = () => {
    const { bottom } = map.getBoundingClientRect()
    return tilesShown().some((tile) => tile.getBoundingClientRect().bottom >= bottom)
  }
  await vi.waitFor(() => expect(isCovered()).toBe(true))
})
