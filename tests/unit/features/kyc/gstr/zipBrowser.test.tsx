import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ZipBrowser } from '#features/kyc/gstr/download/ZipBrowser.tsx'
import { makeZip, makeZipBytes } from '#shared/platform/files/zipWriter.ts'

const TEXT = { name: 'GSTR1.json', blob: new Blob(['{}']) }

async function nested(depth: number): Promise<Blob> {
  return makeZip([depth === 1 ? TEXT : { name: 'inner.zip', blob: await nested(depth - 1) }])
}

const damaged = async (zip: Promise<Blob> | Blob) => {
  const bytes = new Uint8Array(await (await zip).arrayBuffer())
  // The first byte of the first file, after its header and name.
  bytes.fill(0x58, 30 + TEXT.name.length, 31 + TEXT.name.length)
  return new Blob([bytes])
}

describe('explains why the files of a ZIP are not listed', () => {
  it.each<[string, () => Promise<Blob>, RegExp]>([
    ['with three levels of ZIPs', () => nested(3), /ZIPs within ZIPs\. Only one level/],
    [
      'of 600 files',
      async () => {
        const content = new Uint8Array()
        const files = Array.from({ length: 600 }, (_, at) => ({ name: `${at}.json`, content }))
        return new Blob([makeZipBytes(files)])
      },
      /more than 500 files/,
    ],
    ['that is damaged', () => damaged(makeZip([TEXT])), /It is damaged/],
  ])('%s', async (_, make, line) => {
    render(<ZipBrowser zip={await make()} />)
    expect(await screen.findByText(line)).toBeVisible()
  })
})

it('marks a file with a wrong checksum', async () => {
  const zip = makeZip([TEXT, { name: 'GSTR3B.txt', blob: new Blob(['fine']) }])
  render(<ZipBrowser zip={await damaged(zip)} />)
  expect(await screen.findByText('1 file cannot be opened: GSTR1.json')).toBeVisible()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
