import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Waiting } from '#features/candidate/uanPage/steps/UanFlow.tsx'
import {
  TranslationsReady,
  TranslationsProvider,
} from '#features/candidate/uanPage/translations.ts'

function show(contact: string) {
  const candidate = { name: 'Asha Rao', uan: '100200300400', company: 'Kaveri Hosur', contact }
  render(
    <TranslationsProvider>
      <TranslationsReady>
        <Waiting
          reason="link"
          connection={{ kind: 'connecting' }}
          candidate={candidate}
          dispatch={() => undefined}
        />
      </TranslationsReady>
    </TranslationsProvider>,
  )
}

it.each([
  ['+91 80 4718 2200', 'tel:+918047182200'],
  ['hr@kaveri.example', 'mailto:hr@kaveri.example'],
])('Help names the contact %s and opens it', async (contact, href) => {
  show(contact)
  const help = await screen.findByRole('link', { name: `Help: ${contact}` })
  expect(help).toHaveAttribute('href', href)
})

it.each(['080-4718/2200', '98220 11111, 98220 22222', '98220 11111 98220 22222', 'Front desk'])(
  'Help shows the contact %s as it came',
  async (contact) => {
    show(contact)
    expect(await screen.findByText(`Help: ${contact}`)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Help/ })).toBeNull()
  },
)

it('without a contact Help writes to support', async () => {
  show('')
  expect(await screen.findByRole('link', { name: 'Help' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  )
})
