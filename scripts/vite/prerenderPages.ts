import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { LANGUAGE_TAGS } from '../../src/shared/kits/candidate/language/languages.ts'
import { beforePaint, NO_MODULES_SCRIPT } from './beforePaint.ts'
import { chunkOf, graphOf } from './chunkGraph.ts'
import { criticalStyles } from './criticalStyles.ts'
import { devStyles } from './devStyles.ts'
import { fileOfPath, FALLBACK_PAGE } from './pageFile.ts'
import { APP, PRERENDERED_ROUTES, type PrerenderedRoute } from './prerenderedRoutes.ts'
import { loadPrerenderer, withPrerenderer, type Prerenderer } from './prerenderer.ts'
import { extractFiles, renderTemplate, type Page, type TranslatedFrame } from './renderTemplate.ts'

const ENTRY = '/src/main.tsx'
const DEV_SCRIPT = '/@before-paint.js'

const script = (src: string) => `<script src="${src}"></script>`
const style = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">`
const preloadStyle = (href: string) =>
  `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${href}">`
const preload = (href: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`

/** What the entry and the chunks of some modules bring, as far as the entry's scripts do not name it. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  needed: readonly string[],
  { modules, styles }: Pick<ReturnType<typeof extractFiles>, 'modules' | 'styles'>,
): { styles: string[]; preloads: string } {
  const chunks = needed.flatMap((module) => graphOf(bundle, chunkOf(bundle, module)))
  const imported = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const scripts = new Set(chunks.map(({ fileName }) => fileName))
  return {
    styles: [...new Set([...styles, ...imported])],
    preloads: [...scripts]
      .filter((name) => !modules.includes(name))
      .map((name) => preload(`/${name}`))
      .join(''),
  }
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
        const entry = extractFiles(String(template.source))
        const { html, modules } = entry
        const emit = (name: string, source: string) =>
          `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`
        const noModules = emit('noModules.js', NO_MODULES_SCRIPT)
        const first =
          `<script nomodule src="${noModules}"></script>` +
          script(emit('beforePaint.js', await beforePaint(config)))
        const fill = (
          page: Omit<Page, 'head' | 'end'>,
          { styles, preloads }: ReturnType<typeof filesOf>,
        ) => {
          const whole = styles.map((name) => bundle[name]).filter((file) => file?.type === 'asset')
          const source = whole.map((file) => String(file.source)).join('')
          const critical = criticalStyles(source, renderTemplate(html, { ...page, head: '' }))
          const addresses = styles.map((name) => `/${name}`)
          return renderTemplate(html, {
            ...page,
            // The script last: the parser waits for it, and no scanner asks for what comes after it where the page has a policy.
            head: [
              style(emit('critical.css', critical)),
              modules,
              ...addresses.map(preloadStyle),
              preloads,
              first,
            ].join(''),
            end: addresses.map(style).join(''),
          })
        }
        await withPrerenderer(config, async (painter) => {
          for (const route of PRERENDERED_ROUTES) {
            const { path } = route
            const files = filesOf(bundle, route.modules, entry)
            const page = {
              frame: await painter.prerenderPath(path),
              path,
              translations: await prerenderVariants(painter, route, (needed) =>
                scriptsOf(bundle, needed, modules + files.preloads),
              ),
            }
            const filled = fill(page, files)
            if (path === '/') template.source = filled
            else this.emitFile({ type: 'asset', fileName: fileOfPath(path), source: filled })
          }
          const neutral = { frame: await painter.prerenderSplashScreen() }
          const source = fill(neutral, filesOf(bundle, APP, entry))
          this.emitFile({ type: 'asset', fileName: FALLBACK_PAGE, source })
        })
      },
    },
  }
}
