/** An address whose first frame the build paints into a page of its own. */
export type PaintedAddress = {
  path: string
  /** Modules of its first frame that come in chunks of their own: their styles and scripts are asked for with the page. */
  modules: readonly string[]
}

const LATER = ['src/app/pages/LaterPage.tsx']

/** Where strangers and candidates arrive, on slow phones. The route table says what stands there. */
export const PAINTED: readonly PaintedAddress[] = [
  { path: '/', modules: [] },
  { path: '/dav/form', modules: LATER },
  { path: '/solutions/kyc/dav/form', modules: LATER },
  { path: '/uan/form', modules: LATER },
]
