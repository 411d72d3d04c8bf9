import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import {
  DEFAULT_FIRST_FRAME,
  PrerenderedVariantContext,
  type FrameVariant,
} from '#shared/kits/candidate/firstFrame.ts'
import { env } from '#shared/platform/config/env.ts'
import { App } from '../App.tsx'
import { createAppStore } from '../appStore.ts'
import { findRoute } from '../route.ts'
import { ROUTES } from '../routes.tsx'
import { CandidateApp } from '../start/CandidateApp.tsx'
import { findCandidateRoute } from '../start/candidateRoutes.ts'
import { SplashScreen } from './SplashScreen.tsx'

export type PrerenderedPage = { html: string; title: string; isForGuests: boolean }

/** Runs in Node. Throws where the path has no route, or rendering needs a browser API. */
export async function prerenderPath(
  path: string,
  variant: FrameVariant = DEFAULT_FIRST_FRAME,
): Promise<PrerenderedPage> {
  const route = findRoute(ROUTES, path)
  if (route === undefined) throw new Error(`${path} has no row in the route table.`)
  const candidateRoute = findCandidateRoute(path)
  const At = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  )
  const html = await toHtml(
    <PrerenderedVariantContext value={variant}>
      {candidateRoute === undefined ? (
        <App store={createAppStore()} Router={At} />
      ) : (
        <CandidateApp route={candidateRoute} />
      )}
    </PrerenderedVariantContext>,
  )
  return {
    html,
    title: `${headingOf(html) ?? route.title} · ${env().VITE_PRODUCT_NAME}`,
    isForGuests: route.access === 'guestOnly',
  }
}

export const prerenderSplashScreen = async (): Promise<PrerenderedPage> => ({
  html: await toHtml(<SplashScreen />),
  title: env().VITE_PRODUCT_NAME,
  isForGuests: false,
})

const headingOf = (html: string): string | undefined => /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]

async function toHtml(frame: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(frame, {
    onError: (error) => void errors.push(error),
    // A part that is streamed later would need an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}
