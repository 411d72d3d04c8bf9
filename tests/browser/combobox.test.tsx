import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Combobox } from '#shared/ui/combobox/Combobox.tsx'

const CLIENTS = [
  { value: '', label: 'All Organizations' },
  ...Array.from({ length: 10_000 }, (_, at) => ({
    value: `C${at}`,
    label: `C${at}`,
    description: `Lender ${at} Finance`,
  })),
]

function Client({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return <Combobox id="client" label="Client" options={CLIENTS} value={value} onChange={setValue} />
}

const field = () => page.getByRole('combobox', { name: 'Client' })
const options = () => document.querySelectorAll('[role="option"]')
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const popRect = () => {
  const pop = document.querySelector('.combobox-popover')
  if (pop === null) throw new Error('the list is not open')
  return pop.getBoundingClientRect()
}

it('opens 10,000 options as 100 nodes and the number of further ones', async () => {
  await page.viewport(1280, 860)
  await render(<Client />)
  const input = field().element()
  if (!(input instanceof HTMLInputElement)) throw new Error('no field')
  input.click()
  await nextFrame()
  await nextFrame()
  expect(options()).toHaveLength(100)
  await expect.element(page.getByText('9,901 more: type to narrow')).toBeVisible()
  await userEvent.fill(field(), 'lender 7777')
  await expect.poll(() => options().length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('C7777')
})

it('stays open while its list is scrolled or its note pressed, and closes by a press outside', async () => {
  await render(
    <>
      <p>Outside</p>
      <Client />
    </>,
  )
  await field().click()
  await page.getByText('more: type to narrow', { exact: false }).click()
  expect(options()).toHaveLength(100)
  await userEvent.keyboard('{End}')
  const last = options()[49]
  if (last === undefined) throw new Error('no last option')
  await expect.poll(() => last.getBoundingClientRect().bottom <= popRect().bottom).toBe(true)
  await page.getByText('Outside').click()
  await expect.poll(() => options().length).toBe(0)
  await expect.element(field()).toHaveValue('All Organizations')
})

it('is not clipped by a scrolling panel, and opens upwards without space below', async () => {
  await page.viewport(1280, 600)
  await render(
    <div className="panel" style={{ height: 160, marginTop: 400, overflow: 'auto' }}>
      <div style={{ height: 90 }} />
      <Client />
      <div style={{ height: 500 }} />
    </div>,
  )
  await field().click()
  const box = field().element().getBoundingClientRect()
  expect(popRect().bottom).toBeLessThanOrEqual(box.top)
  expect(popRect().height).toBeGreaterThan(200)
  const { left, top, width } = popRect()
  const hit = document.elementFromPoint(left + width / 2, top + 60)
  expect(hit?.closest('.combobox-popover')).not.toBeNull()
})

it('follows its field when the panel scrolls', async () => {
  await page.viewport(1280, 860)
  await render(
    <div data-testid="panel" style={{ height: 300, overflow: 'auto' }}>
      <div style={{ height: 100 }} />
      <Client />
      <div style={{ height: 900 }} />
    </div>,
  )
  await field().click()
  const before = popRect().top
  page.getByTestId('panel').element().scrollTop = 60
  await expect.poll(() => Math.round(before - popRect().top)).toBe(60)
})

it('has large rows on a phone and stays inside the screen', async () => {
  await page.viewport(390, 844)
  await render(<Client />)
  await field().click()
  expect(options()[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(popRect().right).toBeLessThanOrEqual(390)
  await page.viewport(1280, 860)
})

it('starts at the selected option, and typing replaces its text', async () => {
  await render(<Client start="C9000" />)
  await field().click()
  expect(options()[0]?.textContent).toBe('C9000Lender 9000 Finance')
  await userEvent.keyboard('c12')
  await expect.element(field()).toHaveValue('c12')
  expect(options()[0]?.textContent).toBe('C12Lender 12 Finance')
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveValue('C9000')
})
