import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { beforePaint } from './beforePaint.ts'
import { chunkOf, graphOf } from './chunkGraph.ts'
import { devStyles } from './devStyles.ts'
import { fillPage, takeModules } from './fillPage.ts'
import { fileOfAddress, NEUTRAL } from './pageFile.ts'
import { PAINTED } from './painted.ts'
import { painterOf, withPainter } from './painter.ts'

const ENTRY = '/src/main.tsx'
const DEV_SCRIPT = '/@before-paint.js'

const script = (src: string) => `<script src="${src}"></script>`
const style = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">`
const preload = (href: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`

/** What the chunks of some modules bring, as far as the page does not ask for it already. */
function tagsOf(bundle: Rolldown.OutputBundle, modules: readonly string[], html: string): string {
  const chunks = modules.flatMap((module) => graphOf(bundle, chunkOf(bundle, module)))
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const missing = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => !html.includes(name)).map((name) => `/${name}`)
  return [
    ...missing(styles).map(style),
    ...missing(chunks.map(({ fileName }) => fileName)).map(preload),
  ].join('')
}

/**
 * First words before the first script: the build paints the addresses of PAINTED into pages of their own and a neutral
 * frame for all others; the development server paints each as it is asked for.
 */
export function paintedPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'lekha:painted-pages',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server, originalUrl = '/' }) {
        if (server === undefined) return undefined
        const { pathname } = new URL(originalUrl, 'http://localhost')
        const path = PAINTED.find((address) => address.path === pathname)?.path
        const painter = await painterOf(server)
        const frame = path === undefined ? painter.paintNeutral() : painter.paintAddress(path)
        const styles = await devStyles(server, ENTRY)
        const head = [script(DEV_SCRIPT), ...styles.map(style)].join('')
        return fillPage(html, { frame: await frame, path, head })
      },
    },
    configureServer(server) {
      server.middlewares.use(DEV_SCRIPT, (_, response, next) => {
        beforePaint(server.config.root).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
    configurePreviewServer: (server) => () => {
      server.middlewares.use((request, _, next) => {
        // Vite has led every address without a page of its own to index.html, which is sign-in's.
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        if (request.url === '/index.html' && pathname !== '/') request.url = `/${NEUTRAL}`
        next()
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = bundle['index.html']
        if (template?.type !== 'asset') this.error('The build made no index.html.')
        const { html, modules } = takeModules(String(template.source))
        const source = await beforePaint(config.root)
        const first = this.emitFile({ type: 'asset', name: 'beforePaint.js', source })
        // Last: the parser waits for it, and has asked for all the others by then.
        const scripts = modules + script(`/${this.getFileName(first)}`)
        await withPainter(config, async (painter) => {
          for (const { path, modules: own } of PAINTED) {
            const head = tagsOf(bundle, own, html + modules) + scripts
            const filled = fillPage(html, { frame: await painter.paintAddress(path), path, head })
            if (path === '/') template.source = filled
            else this.emitFile({ type: 'asset', fileName: fileOfAddress(path), source: filled })
          }
          const neutral = fillPage(html, { frame: await painter.paintNeutral(), head: scripts })
          this.emitFile({ type: 'asset', fileName: NEUTRAL, source: neutral })
        })
      },
    },
  }
}
