import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { read, utils } from 'xlsx'
import type { PdfOpening } from '#shared/pdf/pdfEngine.ts'
import type { FilePreviewProps } from '#shared/preview/FilePreview.tsx'
import type { Workbook } from '#shared/preview/workbook.ts'

const MIME: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg' }

export const sampleBytes = (name: string) => readFileSync(`tests/sandbox/samples/${name}`)

/** Puts a file into the uploader on the screen. */
export async function pick(
  user: UserEvent,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<void> {
  await screen.findByRole('button', { name: 'Browse files' })
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to pick a file')
  await user.upload(
    input,
    new File([bytes], name, { type: MIME[name.split('.').at(-1) ?? ''] ?? '' }),
  )
}

/** Picks a sample document, under another name if one is given, and waits until its checks are through. */
export async function choose(user: UserEvent, sample: string, name = sample): Promise<void> {
  await pick(user, new Uint8Array(sampleBytes(sample)), name)
  await screen.findByRole('button', { name: 'PROCEED' })
}

/** Picks a sample document and sends it. */
export async function proceed(user: UserEvent, sample: string, name = sample): Promise<void> {
  await choose(user, sample, name)
  await user.click(screen.getByRole('button', { name: 'PROCEED' }))
}

/** What was saved by the page: file name and content. */
export function watchDownloads() {
  const saved: { name: string; blob: Blob }[] = []
  let last: Blob | null = null
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    if (last !== null) saved.push({ name: this.download, blob: last })
  })
  return saved
}

/** jsdom has no pdf.js worker: pages are counted by the sandbox's own reader. */
export async function openInNode(source: Blob): Promise<PdfOpening> {
  const { readPdf } = await import('#tests/sandbox/readPdf.ts')
  const pdf = await readPdf(new Uint8Array(await source.arrayBuffer()))
  if (pdf.kind === 'locked') return { kind: 'locked' }
  if (pdf.kind === 'corrupt') return { kind: 'corrupt', reason: 'invalid root reference' }
  const page = {
    number: 1,
    width: 595,
    height: 842,
    draw: async () => undefined,
    drawText: async () => [],
    text: async () => [],
    release: () => undefined,
  }
  const document = {
    pages: pdf.pages.length,
    first: page,
    page: async () => page,
    close: async () => undefined,
  }
  return { kind: 'ok', document }
}

/** jsdom has no worker: the workbook is read on the spot. */
export function workbookInNode(): Workbook {
  let rows: string[][][] = []
  const readSheet = async (index: number) => {
    const cells = (rows[index] ?? []).map((row) => row.map((text) => ({ text, isNumber: false })))
    return { table: { rows: cells.length, columns: 3, lengths: [] }, first: cells, isWhole: true }
  }
  return {
    async open(source) {
      const book = read(new Uint8Array(await source.arrayBuffer()), { type: 'array' })
      rows = book.SheetNames.map((name) =>
        utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, {
          header: 1,
          raw: false,
          defval: '',
        }),
      )
      return { kind: 'open', names: book.SheetNames }
    },
    readFirst: readSheet,
    readAll: readSheet,
    cells: async () => [],
    close: () => undefined,
  }
}

/** The viewers' place: jsdom draws neither page nor grid. It tells what it was asked to find, and picks one cell. */
export function StandInPreview({ name, find, onFound, onPickCell }: FilePreviewProps) {
  const cell = {
    label: 'Inventories',
    text: '2,214.65',
    nth: 1,
    before: ['Current assets', 'Inventories'],
  }
  return (
    <section aria-label={`Preview of ${name}`}>
      {onPickCell !== undefined && (
        <>
          <button type="button" onClick={() => onPickCell({ sheet: 'BALANCE SHEET', ...cell })}>
            Cell as printed
          </button>
          <button
            type="button"
            onClick={() => onPickCell({ sheet: 'STANDARDIZED BALANCE SHEET', ...cell })}
          >
            Cell as standardized
          </button>
        </>
      )}
      {find !== null && find !== undefined && (
        <button type="button" onClick={() => onFound?.({ found: true, page: 1 })}>
          Searched {find.text}{' '}
          {find.after === undefined ? `occurrence ${find.nth}` : `after ${find.after.join(', ')}`}
        </button>
      )}
    </section>
  )
}
