import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { env } from '#shared/config/env.ts'
import { App } from '../App.tsx'
import { createAppStore } from '../appStore.ts'
import { findRoute } from '../route.ts'
import { ROUTES } from '../routes.tsx'
import { NeutralFrame } from './NeutralFrame.tsx'

/** The first frame of an address, for the file that the build writes. */
export type PaintedFrame = { html: string; title: string; isForGuests: boolean }

/**
 * Paints the first frame of a guest at an address, by the components that will take it over. Runs in Node.
 * @throws Error where the address has no row in the route table, or its frame asks for what only a browser has.
 */
export async function paintAddress(path: string): Promise<PaintedFrame> {
  const route = findRoute(ROUTES, path)
  if (route === undefined) throw new Error(`${path} has no row in the route table.`)
  const At = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  )
  return {
    html: await toHtml(<App store={createAppStore()} Router={At} />),
    title: `${route.title} · ${env().VITE_PRODUCT_NAME}`,
    isForGuests: route.access === 'guestOnly',
  }
}

/** Paints what all other addresses show until the app knows more. */
export const paintNeutral = async (): Promise<PaintedFrame> => ({
  html: await toHtml(<NeutralFrame />),
  title: env().VITE_PRODUCT_NAME,
  isForGuests: false,
})

async function toHtml(frame: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(frame, {
    onError: (error) => void errors.push(error),
    // A part that is sent later would need an inline script to get to its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}
