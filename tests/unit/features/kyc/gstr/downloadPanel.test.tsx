import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DownloadPanel } from '#features/kyc/gstr/download/DownloadPanel.tsx'
import { makeZipBytes } from '#shared/platform/files/zipWriter.ts'

const ONE_FILE = [{ name: 'a', content: new Uint8Array([1]) }]

it.each([
  ['one file', ONE_FILE, 'Data fetched successfully for GSTIN - 27AAKCD4821M1ZB'],
  ['no file', [], 'The GST portal returned no data for GSTIN - 27AAKCD4821M1ZB'],
])('describes a ZIP of %s', (_, files, heading) => {
  render(
    <DownloadPanel
      verified={{
        kind: 'verified',
        taxpayer: { gstin: '27AAKCD4821M1ZB', username: 'dakshin.pune' },
        taxpayerId: '1',
        verifiedAt: 0,
        documents: { kind: 'ready', zip: new Blob([makeZipBytes(files)]) },
      }}
      onPreview={() => {}}
      onSave={() => {}}
    />,
  )
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
})
