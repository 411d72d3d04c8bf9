import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type * as FileCardModule from '#shared/kits/upload/fileList/FileCard.tsx'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { createTestStore } from '#tests/support/stores.ts'
import { FilesPage } from './uploaders.tsx'

const rendered = vi.hoisted(() => [] as string[])

vi.mock('#shared/kits/upload/fileList/FileCard.tsx', async (original) => {
  const { FileCard } = await original<typeof FileCardModule>()
  return {
    FileCard(props: Parameters<typeof FileCard>[0]) {
      rendered.push(props.entry.id)
      return FileCard(props)
    },
  }
})

const pictures = Array.from({ length: 30 }, (_, index): AcceptedFile => {
  const name = `page ${index + 1}.jpg`
  return { id: name, name, size: 9_000_000, kind: 'jpg', pages: null, sample: false }
})

it('removing an image does not render the other cards', async () => {
  render(
    <Provider store={createTestStore()}>
      <FilesPage
        limits={UPLOAD_LIMITS.passbook}
        files={pictures}
        onChange={() => {}}
        onContinue={() => {}}
      />
    </Provider>,
  )
  // A part whose code comes late may render the cards again.
  await waitFor(() => expect(screen.getAllByText(/^Not checked/)).toHaveLength(30))
  expect(new Set(rendered).size).toBe(30)
  rendered.length = 0
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove page 7.jpg' }))
  expect(screen.getAllByRole('listitem', { name: /^page/ })).toHaveLength(29)
  expect(rendered).toEqual([])
})
