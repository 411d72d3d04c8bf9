import 'pdfjs-dist/legacy/web/pdf_viewer.css'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { createRoot } from 'react-dom/client'
import { PdfPreview } from '#shared/ui/preview/pdf/PdfPreview.tsx'
import { makePdf, megabytes } from '#tests/fixtures/make.ts'
import '#app/theme/theme.css'

Object.assign(globalThis, { pdfjsLib: pdfjs }) // pdf_viewer.mjs expects it there
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

let source = new Blob()

function element(id: string): HTMLElement {
  const root = document.getElementById(id)
  if (root === null) throw new Error(`no #${id}`)
  return root
}

/** Resolves when the element has a drawn canvas, like the viewer's own event for the reference. */
function firstCanvas(inside: HTMLElement): Promise<void> {
  const isDrawn = () => [...inside.querySelectorAll('canvas')].some(({ width }) => width > 1)
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isDrawn()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(inside, { subtree: true, childList: true })
  })
}

const pixels = (inside: HTMLElement) =>
  [...inside.querySelectorAll('canvas')].reduce(
    (sum, canvas) => sum + canvas.width * canvas.height,
    0,
  )

/** Scrolls from the first page to the last; returns the maximum canvas memory in MB. */
async function scrolledMegabytes(inside: HTMLElement): Promise<number> {
  const scroller = [inside, ...inside.querySelectorAll('*')].find(
    (node) => node.scrollHeight > node.clientHeight + 2000,
  )
  if (scroller === undefined) throw new Error('nothing scrolls')
  let max = 0
  const steps = 40
  for (let step = 0; step <= steps; step += 1) {
    scroller.scrollTop = (scroller.scrollHeight * step) / steps
    await new Promise((resolve) => setTimeout(resolve, 60))
    max = Math.max(max, pixels(inside))
  }
  return (max * 4) / 1_048_576
}

async function showReference(): Promise<() => Promise<void>> {
  const { EventBus, PDFViewer, PDFLinkService } =
    await import('pdfjs-dist/legacy/web/pdf_viewer.mjs')
  const container = element('reference')
  container.innerHTML = '<div class="pdfViewer"></div>'
  container.style.position = 'absolute'
  container.style.width = '700px'
  const eventBus = new EventBus()
  const linkService = new PDFLinkService({ eventBus })
  const viewer = new PDFViewer({ container: container as HTMLDivElement, eventBus, linkService })
  linkService.setViewer(viewer)
  const painted = new Promise<void>((resolve) => {
    eventBus.on('pagerendered', () => resolve())
  })
  const task = pdfjs.getDocument({ data: new Uint8Array(await source.arrayBuffer()), verbosity: 0 })
  viewer.setDocument(await task.promise)
  await painted
  return async () => {
    await task.destroy()
    container.innerHTML = ''
  }
}

async function showOurs(): Promise<() => Promise<void>> {
  const inside = element('root')
  const root = createRoot(inside)
  root.render(<PdfPreview source={source} name="bench.pdf" />)
  await firstCanvas(inside)
  return async () => {
    root.unmount()
  }
}

async function timed(show: () => Promise<() => Promise<void>>): Promise<number> {
  const start = performance.now()
  const close = await show()
  const duration = performance.now() - start
  await close()
  return duration
}

export const bench = {
  async prepare(pages: number, mb: number) {
    source = new Blob([await makePdf({ pages, bytes: megabytes(mb) })], { type: 'application/pdf' })
  },
  ours: () => timed(showOurs),
  reference: () => timed(showReference),
  async oursMemory() {
    const close = await showOurs()
    const usedMegabytes = await scrolledMegabytes(element('root'))
    await close()
    return usedMegabytes
  },
  async referenceMemory() {
    const close = await showReference()
    const usedMegabytes = await scrolledMegabytes(element('reference'))
    await close()
    return usedMegabytes
  },
}

Object.assign(globalThis, { bench })
