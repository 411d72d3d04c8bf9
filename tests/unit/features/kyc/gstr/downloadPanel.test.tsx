import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DownloadPanel } from '#features/kyc/gstr/download/DownloadPanel.tsx'
import { isEmptyZip } from '#features/kyc/gstr/download/isEmptyZip.ts'
import { makeZipBytes } from '#shared/platform/files/zipWriter.ts'

const aFile = (name: string, content = new Uint8Array([1])) => ({ name, content })
const FOLDER = aFile('GSTR3B_2026_with_a_long_name_of_its_own/', new Uint8Array())
const FETCHED = 'Data fetched successfully for GSTIN - 27AAKCD4821M1ZB'
const NO_DATA = 'The GST portal returned no data for GSTIN - 27AAKCD4821M1ZB'

it.each([
  ['one file', makeZipBytes([aFile('a')]), FETCHED],
  ['a file in a folder', makeZipBytes([FOLDER, aFile('GSTR3B/a.json')]), FETCHED],
  ['a ZIP with a file', makeZipBytes([aFile('a.zip', makeZipBytes([aFile('a')]))]), FETCHED],
  ['nothing readable', new TextEncoder().encode('This is no ZIP.'), FETCHED],
  ['no file', makeZipBytes([]), NO_DATA],
  ['no bytes', new Uint8Array(), NO_DATA],
  ['an empty folder', makeZipBytes([FOLDER]), NO_DATA],
  ['empty folders and files', makeZipBytes([FOLDER, aFile('a.json', new Uint8Array())]), NO_DATA],
  ['a ZIP with an empty folder', makeZipBytes([aFile('a.zip', makeZipBytes([FOLDER]))]), NO_DATA],
])('describes a ZIP of %s', async (_, bytes, heading) => {
  const zip = new Blob([bytes])
  render(
    <DownloadPanel
      verified={{
        kind: 'verified',
        taxpayer: { gstin: '27AAKCD4821M1ZB', username: 'dakshin.pune' },
        taxpayerId: '1',
        verifiedAt: 0,
        documents: { kind: 'ready', zip, isEmpty: await isEmptyZip(zip) },
      }}
      onPreview={() => {}}
      onSave={() => {}}
    />,
  )
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
})
