import { beforeAll, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Locator, page, userEvent } from 'vitest/browser'
import { warmUpPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { clearSessionFlag, setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { FilePreview, type FilePreviewProps } from '#shared/ui/preview/FilePreview.tsx'
import { asFile, makePdf } from '#tests/fixtures/make.ts'
import lockedUrl from '#tests/fixtures/pdf/locked-aes-256.pdf?url'

// The development server bundles pdf.js at its first use: no test should pay for that.
beforeAll(() => warmUpPdf())

const pdf = async (pages: number, text?: (number: number) => string) =>
  asFile(await makePdf({ pages, ...(text === undefined ? {} : { text }) }), 'statement.pdf')

const locked = async (name: string) =>
  new File([await (await fetch(lockedUrl)).blob()], name, { type: 'application/pdf' })

function TestPreview(props: Omit<FilePreviewProps, 'kind' | 'name'> & { name?: string }) {
  return (
    <div style={{ width: 600, height: 700, display: 'flex' }}>
      <FilePreview name="statement.pdf" {...props} kind="pdf" />
    </div>
  )
}

const canvases = () => [...document.querySelectorAll<HTMLCanvasElement>('.preview canvas')]
const pages = () => page.getByRole('region', { name: 'Pages' })
const scrollTo = (top: number) => pages().element().scrollTo({ top })
const marked = (): Locator => page.getByRole('mark')
const isDrawn = (number: number) =>
  vi.waitFor(() => {
    const picture = page.getByRole('group', { name: `Page ${number}`, exact: true }).element()
    expect(picture.querySelector('canvas')?.width).toBeGreaterThan(100)
  })

const fontPx = () => Number.parseFloat(getComputedStyle(marked().element()).fontSize)

function isInView(element: Element): boolean {
  const view = pages().element().getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return box.top >= view.top && box.bottom <= view.bottom
}

describe('500 pages', () => {
  it('keeps at most five canvases while they are scrolled, and frees them at the end', async () => {
    const screen = await render(<TestPreview source={await pdf(500)} />)
    await isDrawn(1)
    await expect.element(page.getByRole('textbox', { name: 'Page of 500' })).toHaveValue('1')
    const seen = new Set<HTMLCanvasElement>()
    const height = pages().element().scrollHeight
    for (let step = 0; step <= 40; step += 1) {
      scrollTo((height * step) / 40)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))
      for (const canvas of canvases()) seen.add(canvas)
      expect(canvases().length).toBeLessThanOrEqual(5)
    }
    await isDrawn(500)
    await expect.element(page.getByRole('textbox', { name: 'Page of 500' })).toHaveValue('500')
    expect(seen.size).toBeGreaterThan(3)
    await screen.unmount()
    expect([...seen].map(({ width }) => width)).toEqual([...seen].map(() => 0))
  })

  it('goes to a typed page and to the one after', async () => {
    await render(<TestPreview source={await pdf(60)} />)
    await isDrawn(1)
    const box = page.getByRole('textbox', { name: 'Page of 60' })
    await box.fill('30')
    await userEvent.keyboard('{Enter}')
    await isDrawn(30)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(box).toHaveValue('31')
    await box.fill('99')
    await userEvent.keyboard('{Enter}')
    await expect.element(box).toHaveValue('31')
  })
})

describe('zoom', () => {
  it('zooms by tenths, out only above 1, and keeps the page visible', async () => {
    await render(<TestPreview source={await pdf(20)} />)
    await isDrawn(1)
    await expect.element(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
    const box = page.getByRole('textbox', { name: 'Page of 20' })
    await box.fill('10')
    await userEvent.keyboard('{Enter}')
    await isDrawn(10)
    const old = canvases()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    expect(canvases().length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.element(page.getByRole('status', { name: 'Zoom' })).toHaveTextContent('120%')
    await expect.element(box).toHaveValue('10')
    await vi.waitFor(
      () => expect(canvases().some((canvas) => old.includes(canvas))).toBe(false),
      15_000,
    )
    await page.getByRole('button', { name: 'Fit width' }).click()
    await expect.element(page.getByRole('status', { name: 'Zoom' })).toHaveTextContent('100%')
  })
})

describe('a value of the result', () => {
  const text = (number: number) => `Page ${number} HRA 38,400.00 Tax ${number * 1000}.50`

  it('is found in another grouping, highlighted and scrolled into view', async () => {
    const onFound = vi.fn<NonNullable<FilePreviewProps['onFound']>>()
    const source = await pdf(40, text)
    const screen = await render(
      <TestPreview source={source} onFound={onFound} find={{ text: '25,000.5', nonce: 1 }} />,
    )
    await expect.element(marked()).toHaveTextContent('25000.50')
    expect(onFound.mock.calls).toEqual([[{ found: true, page: 25 }]])
    await vi.waitFor(() => expect(isInView(marked().element())).toBe(true))

    await screen.rerender(
      <TestPreview source={source} onFound={onFound} find={{ text: '38400', nth: 3, nonce: 2 }} />,
    )
    await vi.waitFor(() => expect(onFound).toHaveBeenLastCalledWith({ found: true, page: 3 }))
    await expect.element(marked()).toHaveTextContent('38,400.00')
    await vi.waitFor(() => expect(isInView(marked().element())).toBe(true))

    await screen.rerender(
      <TestPreview source={source} onFound={onFound} find={{ text: 'Nobody', nonce: 3 }} />,
    )
    await vi.waitFor(() => expect(onFound).toHaveBeenLastCalledWith({ found: false, page: null }))
    expect(marked().elements()).toEqual([])
    expect(onFound).toHaveBeenCalledTimes(3)
  })

  it('is zoomed to a readable size, later to the zoom that the user chose', async () => {
    setSessionFlag()
    const source = await pdf(40, text)
    const narrow = (nonce: number, file: File) => (
      <div style={{ width: 300, height: 500, display: 'flex' }}>
        <FilePreview
          name="statement.pdf"
          kind="pdf"
          source={file}
          find={{ text: `${nonce}000.50`, nonce }}
        />
      </div>
    )
    const zoom = page.getByRole('status', { name: 'Zoom' })
    const isShown = (figure: string) =>
      vi.waitFor(() => {
        expect(marked().element().textContent).toBe(figure)
        expect(isInView(marked().element())).toBe(true)
      })
    const screen = await render(narrow(30, source))
    await isShown('30000.50')
    await vi.waitFor(() => expect(fontPx()).toBeGreaterThanOrEqual(9))
    await isShown('30000.50')

    await page.getByRole('button', { name: 'Zoom out' }).click()
    const chosen = zoom.element().textContent
    await screen.rerender(narrow(12, source))
    await isShown('12000.50')
    await expect.element(zoom).toHaveTextContent(chosen)

    await screen.rerender(narrow(7, await pdf(10, text)))
    await isShown('7000.50')
    await expect.element(zoom).toHaveTextContent(chosen)
    clearSessionFlag()
  })

  it('lets the user scroll away, and scrolls back on a new request', async () => {
    const source = await pdf(40, text)
    const screen = await render(
      <TestPreview source={source} find={{ text: '25000.50', nonce: 1 }} />,
    )
    await vi.waitFor(() => expect(isInView(marked().element())).toBe(true))
    scrollTo(0)
    await isDrawn(1)
    await screen.rerender(<TestPreview source={source} find={{ text: '25000.50', nonce: 2 }} />)
    await vi.waitFor(() => expect(isInView(marked().element())).toBe(true))
  })
})

describe('the find box', () => {
  it('opens with Ctrl+F, counts, moves between matches, and closes', async () => {
    await render(<TestPreview source={await pdf(12, (number) => `Salary ${number} salary`)} />)
    await isDrawn(1)
    pages().element().focus()
    await userEvent.keyboard('{Control>}f{/Control}')
    await page.getByRole('textbox', { name: 'Find in this file' }).fill('SALARY')
    const count = page.getByRole('status', { name: 'Matches' })
    await expect.element(count).toHaveTextContent('1 of 24')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(count).toHaveTextContent('3 of 24')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect.element(count).toHaveTextContent('2 of 24')
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
    await expect.element(count).toHaveTextContent('24 of 24')
    await vi.waitFor(() => {
      const current = document.querySelector('mark.is-current')
      expect(current !== null && isInView(current)).toBe(true)
    })
    await page.getByRole('textbox', { name: 'Find in this file' }).fill('pension')
    await expect.element(count).toHaveTextContent('No match')
    await userEvent.keyboard('{Escape}')
    await expect
      .element(page.getByRole('textbox', { name: 'Find in this file' }))
      .not.toBeInTheDocument()
    expect(marked().elements()).toEqual([])
  })
})

describe('a locked file', () => {
  const field = () => page.getByLabelText('File password')

  it('reports that a password is needed, keeps the focus, and searches once it is open', async () => {
    const onFound = vi.fn<NonNullable<FilePreviewProps['onFound']>>()
    const onUnlocked = vi.fn<NonNullable<FilePreviewProps['onUnlocked']>>()
    const source = await locked('a.pdf')
    const preview = (nonce: number, password?: string) => (
      <>
        <button type="button">Net pay</button>
        <TestPreview
          source={source}
          password={password}
          find={{ text: 'Nobody', nonce }}
          {...{ onFound, onUnlocked }}
        />
      </>
    )
    const screen = await render(preview(1))
    page.getByRole('button', { name: 'Net pay' }).element().focus()
    await expect.element(field()).toBeVisible()
    await vi.waitFor(() =>
      expect(onFound.mock.calls).toEqual([[{ found: false, page: null, reason: 'locked' }]]),
    )
    await expect.element(page.getByRole('button', { name: 'Net pay' })).toHaveFocus()
    await screen.rerender(preview(2))
    await vi.waitFor(() => expect(onFound).toHaveBeenCalledTimes(2))

    await field().fill('wrong')
    await page.getByRole('button', { name: 'Open file' }).click()
    await expect.element(page.getByText('That password does not open this file.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Open file' })).toHaveFocus()
    await field().fill('lekha123')
    await userEvent.keyboard('{Enter}')
    await isDrawn(1)
    await vi.waitFor(() => expect(onFound).toHaveBeenLastCalledWith({ found: false, page: null }))
    expect(onUnlocked.mock.calls).toEqual([['lekha123']])
    await expect.element(pages()).toHaveFocus()
    const [canvas] = canvases()
    await screen.rerender(preview(2, 'lekha123'))
    expect(canvases()[0]).toBe(canvas)
  })

  it('asks for the password, reports a wrong one, and opens with the right one', async () => {
    await render(<TestPreview source={await locked('a.pdf')} />)
    await expect.element(page.getByRole('button', { name: 'Open file' })).toBeDisabled()
    await field().fill('wrong')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('That password does not open this file.')).toBeVisible()
    await field().fill('lekha123')
    await page.getByRole('button', { name: 'Open file' }).click()
    await isDrawn(1)
  })

  it('can be cancelled, and does not use its password for the next file', async () => {
    const screen = await render(<TestPreview source={await locked('a.pdf')} />)
    await field().fill('lekha123')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('button', { name: 'Enter password' })).toBeVisible()
    await page.getByRole('button', { name: 'Enter password' }).click()
    await expect.element(field()).toHaveValue('')
    await field().fill('lekha123')
    await userEvent.keyboard('{Enter}')
    await isDrawn(1)
    await screen.rerender(<TestPreview source={await locked('b.pdf')} />)
    await expect.element(field()).toHaveValue('')
  })

  it('opens without asking if the password is known', async () => {
    await render(<TestPreview source={await locked('a.pdf')} password="lekha123" />)
    await isDrawn(1)
    expect(field().elements()).toEqual([])
  })
})

it('says that a file is damaged, and still downloads it', async () => {
  const onFound = vi.fn<NonNullable<FilePreviewProps['onFound']>>()
  const source = new File(['%PDF-1.7 nothing more'], 'broken.pdf')
  await render(<TestPreview source={source} find={{ text: '1', nonce: 1 }} onFound={onFound} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('This file cannot be shown')
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeEnabled()
  expect(onFound.mock.calls).toEqual([[{ found: false, page: null, reason: 'damaged' }]])
})

it('draws every short page that is in view', async () => {
  const { PDFDocument } = await import('pdf-lib')
  const strips = await PDFDocument.create()
  for (let number = 0; number < 12; number += 1) strips.addPage([595, 70])
  await render(<TestPreview source={asFile(new Uint8Array(await strips.save()), 'strips.pdf')} />)
  await vi.waitFor(() => expect(canvases().length).toBeGreaterThan(6))
  for (const number of [1, 4, 7]) await isDrawn(number)
})

it('draws borders of links and icons of notes', async () => {
  const { PDFDocument } = await import('pdf-lib')
  const file = await PDFDocument.create()
  const sheet = file.addPage([200, 200])
  const annotation = (Rect: number[]) => ({ Type: 'Annot', Rect, C: [1, 0, 0] })
  const link = { ...annotation([20, 20, 120, 60]), Subtype: 'Link', Border: [0, 0, 4] }
  const note = { ...annotation([20, 120, 42, 142]), Subtype: 'Text' }
  for (const annotation of [link, note])
    sheet.node.addAnnot(file.context.register(file.context.obj(annotation)))
  await render(<TestPreview source={asFile(new Uint8Array(await file.save()), 'notes.pdf')} />)
  await isDrawn(1)
  const [canvas] = canvases()
  /** In points, from the page's lower left corner. */
  const colourAt = (x: number, y: number) => {
    const scale = (canvas?.width ?? 0) / 200
    const at = [Math.round(x * scale), Math.round((200 - y) * scale)] as const
    return [...(canvas?.getContext('2d')?.getImageData(...at, 1, 1).data ?? [])].slice(0, 3)
  }
  expect(colourAt(70, 22)).toEqual([255, 0, 0])
  expect(colourAt(70, 40)).toEqual([255, 255, 255])
  expect(colourAt(25, 125 + 12)).toEqual([255, 0, 0])
})

it('does not change the file’s bytes', async () => {
  const bytes = await makePdf({ pages: 12 })
  const source = asFile(bytes, 'statement.pdf')
  await render(<TestPreview source={source} />)
  await isDrawn(1)
  expect(new Uint8Array(await source.arrayBuffer())).toEqual(bytes)
})
