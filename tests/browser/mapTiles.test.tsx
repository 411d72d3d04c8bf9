import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp } from 'vitest/browser'
import { LeafletMap } from '#features/kyc/dav/map/LeafletMap.tsx'

const tiles = () => [...document.querySelectorAll('img.leaflet-tile')]

it('frees all tiles when the map is closed', async () => {
  const { unmount } = await render(
    <LeafletMap markers={[]} circles={[]} onHandleChange={() => {}} />,
  )
  await expect.poll(() => tiles().length).toBeGreaterThan(0)
  const shown = tiles().map((tile) => new WeakRef(tile))
  await unmount()
  const countInMemory = async () => {
    await cdp().send('HeapProfiler.collectGarbage')
    return shown.filter((tile) => tile.deref() !== undefined).length
  }
  await expect.poll(countInMemory).toBe(0)
})
