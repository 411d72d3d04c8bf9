import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LeafletMap } from '#features/kyc/dav/map/LeafletMap.tsx'

const openMap = () => render(<LeafletMap markers={[]} circles={[]} onHandleChange={() => {}} />)
const tile = () => {
  const image = document.querySelector('img.leaflet-tile')
  if (image === null) throw new Error('no tile')
  return image
}
const queryError = () => screen.queryByText('Map tiles could not be loaded.', { exact: false })

it('reports a tile server that does not respond, and retries', () => {
  vi.useFakeTimers()
  openMap()
  act(() => void vi.advanceTimersByTime(5_000))
  expect(queryError()).not.toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1_500))
  expect(queryError()).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(queryError()).not.toBeInTheDocument()
})

it('retries without CORS and reports when that fails too', () => {
  openMap()
  expect(tile()).toHaveAttribute('crossorigin', 'anonymous')
  fireEvent.error(tile())
  expect(tile()).not.toHaveAttribute('crossorigin')
  expect(queryError()).not.toBeInTheDocument()
  fireEvent.error(tile())
  expect(queryError()).toBeVisible()
})

it('sends the origin to the tile server, as public ones require', () => {
  openMap()
  expect(tile()).toHaveProperty('referrerPolicy', 'strict-origin')
})

it('leaves no data: image when a zoom or leaving drops tiles that are still loading', () => {
  const setAttribute = vi.spyOn(Element.prototype, 'setAttribute')
  const setSrc = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  const { unmount } = openMap()
  const first = tile()
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  const second = tile()
  expect(first).not.toBeInTheDocument()
  unmount()
  const sources = [
    ...setSrc.mock.calls.map(([src]) => src),
    ...setAttribute.mock.calls.flatMap(([name, value]) => (name === 'src' ? [value] : [])),
  ]
  expect(sources).not.toEqual([])
  expect(sources.filter((src) => src.startsWith('data:'))).toEqual([])
  for (const dropped of [first, second]) expect(dropped).toHaveAttribute('src', '')
})
