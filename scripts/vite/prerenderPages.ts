import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { LANGUAGE_TAGS } from '../../src/shared/kits/candidate/language/languages.ts'
import { beforePaint, NO_MODULES_SCRIPT } from './beforePaint.ts'
import { chunkOf, graphOf } from './chunkGraph.ts'
import { devStyles } from './devStyles.ts'
import { allowStyles, extractStylesheets, inlineStyles } from './inlineStyles.ts'
import { fileOfPath, FALLBACK_PAGE } from './pageFile.ts'
import { APP, PRERENDERED_ROUTES, type PrerenderedRoute } from './prerenderedRoutes.ts'
import { loadPrerenderer, withPrerenderer, type Prerenderer } from './prerenderer.ts'
import { renderTemplate, extractModuleScripts, type TranslatedFrame } from './renderTemplate.ts'

const ENTRY = '/src/main.tsx'
const DEV_SCRIPT = '/@before-paint.js'

const script = (src: string) => `<script src="${src}"></script>`
const style = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">`
const preloadScript = (src: string) =>
  `<link rel="preload" as="script" fetchpriority="high" href="${src}">`
const preload = (href: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`

/** What the chunks of some modules bring, as far as the page does not ask for it already. */
function tagsOf(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  html: string,
): { styles: string[]; preloads: string } {
  const chunks = modules.flatMap((module) => graphOf(bundle, chunkOf(bundle, module)))
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const missing = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => !html.includes(name)).map((name) => `/${name}`)
  return {
    styles: missing(styles),
    preloads: missing(chunks.map(({ fileName }) => fileName))
      .map(preload)
      .join(''),
  }
}

function styleOf(bundle: Rolldown.OutputBundle, href: string): string {
  const stylesheet = bundle[href.slice(1)]
  if (stylesheet?.type !== 'asset') throw new Error(`The build has no stylesheet ${href}.`)
  return String(stylesheet.source)
}

/** Addresses of the scripts that hold some modules and what they import, but those that the head asks for. */
const scriptsOf = (
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  head: string,
): string[] => {
  const chunks = modules.flatMap((module) => graphOf(bundle, chunkOf(bundle, module)))
  return [...new Set(chunks.map(({ fileName }) => `/${fileName}`))].filter(
    (address) => !head.includes(address),
  )
}

/**
 * The first frame of a candidate page in each language, for a first visit and for a later one; English is the page's own.
 * @param chunksOf addresses of the scripts that hold these modules
 */
async function prerenderVariants(
  prerenderer: Prerenderer,
  { path, translations }: PrerenderedRoute,
  chunksOf: (modules: readonly string[]) => string[] = () => [],
): Promise<TranslatedFrame[]> {
  if (translations === undefined) return []
  const { locales, localesOfChosen, modulesOfChosen } = translations
  const variants = [false, true]
    .flatMap((isLanguageChosen) =>
      LANGUAGE_TAGS.map((language) => ({ language, isLanguageChosen })),
    )
    .filter(({ language, isLanguageChosen }) => isLanguageChosen || language !== 'en')
  return Promise.all(
    variants.map(async (variant) => {
      const { language, isLanguageChosen } = variant
      const catalogues = (isLanguageChosen ? localesOfChosen : locales).map(
        (folder) => `${folder}/${language}.json`,
      )
      return {
        language,
        isLanguageChosen,
        frame: await prerenderer.prerenderPath(path, variant),
        scripts: chunksOf([...catalogues, ...(isLanguageChosen ? modulesOfChosen : [])]),
      }
    }),
  )
}

/** Prerenders each URL of PAINTED into a page of its own, and a neutral frame for all others: at build, in development on request. */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'lekha:prerendered-pages',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server, originalUrl = '/' }) {
        if (server === undefined) return undefined
        const { pathname } = new URL(originalUrl, 'http://localhost')
        const route = PRERENDERED_ROUTES.find(({ path }) => path === pathname)
        const painter = await loadPrerenderer(server)
        const frame =
          route === undefined ? painter.prerenderSplashScreen() : painter.prerenderPath(route.path)
        const styles = await devStyles(server, ENTRY)
        const head = [script(DEV_SCRIPT), ...styles.map(style)].join('')
        return renderTemplate(html, {
          frame: await frame,
          path: route?.path,
          head,
          translations: route === undefined ? [] : await prerenderVariants(painter, route),
        })
      },
    },
    configureServer(server) {
      server.middlewares.use(DEV_SCRIPT, (_, response, next) => {
        beforePaint(server.config).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
    configurePreviewServer: (server) => () => {
      server.middlewares.use((request, _, next) => {
        // Vite has led every address without a page of its own to index.html, which is sign-in's.
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        if (request.url === '/index.html' && pathname !== '/') request.url = `/${FALLBACK_PAGE}`
        next()
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = bundle['index.html']
        if (template?.type !== 'asset') this.error('The build made no index.html.')
        const built = extractStylesheets(String(template.source), config.base)
        const { html, modules } = extractModuleScripts(built.html)
        const source = await beforePaint(config)
        const first = this.emitFile({ type: 'asset', name: 'beforePaint.js', source })
        const firstScript = `/${this.getFileName(first)}`
        const noModules = this.emitFile({
          type: 'asset',
          name: 'noModules.js',
          source: NO_MODULES_SCRIPT,
        })
        // Last: the parser waits for it, and has asked for all the others by then.
        const last =
          `<script nomodule src="/${this.getFileName(noModules)}"></script>` + script(firstScript)
        /** The entry before the page's own small chunks: it is the longest on the line, which takes six at a time. */
        const headOf = (
          needed: readonly string[],
          stylesOf: (addresses: readonly string[]) => string,
        ) => {
          const { styles, preloads } = tagsOf(bundle, needed, html + modules)
          const head = stylesOf([...new Set([...built.addresses, ...styles])])
          return head + preloads + last
        }
        const linked = (addresses: readonly string[]) => addresses.map(style).join('') + modules
        const inline = (addresses: readonly string[]) =>
          preloadScript(firstScript) +
          modules +
          inlineStyles(addresses, (href) => styleOf(bundle, href))
        await withPrerenderer(config, async (painter) => {
          for (const route of PRERENDERED_ROUTES) {
            const { path } = route
            const head = headOf(route.modules, inline)
            const filled = renderTemplate(html, {
              frame: await painter.prerenderPath(path),
              path,
              head,
              translations: await prerenderVariants(painter, route, (needed) =>
                scriptsOf(bundle, needed, head),
              ),
            })
            const whole = allowStyles(filled)
            if (path === '/') template.source = whole
            else this.emitFile({ type: 'asset', fileName: fileOfPath(path), source: whole })
          }
          const neutral = renderTemplate(html, {
            frame: await painter.prerenderSplashScreen(),
            head: headOf(APP, linked),
          })
          this.emitFile({ type: 'asset', fileName: FALLBACK_PAGE, source: neutral })
        })
      },
    },
  }
}
