import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Env } from '../../src/shared/platform/config/env.ts'
import { styleHashes } from './inlineStyles.ts'

/** A file with a hash in its name never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

const originOf = (address: string) => new URL(address).origin
/** A path is one of our own origin, which 'self' allows. */
const sourceOf = (address: string) => (address.startsWith('/') ? "'self'" : originOf(address))
/** `https://{s}.tile.example/{z}` allows every sub-domain that the template can name. */
const tileSource = (template: string) =>
  sourceOf(template.replace('{s}', 'wildcard')).replace('wildcard', '*')
const sources = (...all: readonly string[]) => [...new Set(all)].join(' ')

/**
 * The policy of this deployment: our own origin and those that its configuration names, no inline script, no eval.
 * 'wasm-unsafe-eval' is for the image decoders of pdf.js; blob: and data: pictures are the user's own previews.
 */
export function policyOf(env: Env, hashes: readonly string[] = []): string {
  const apis = Object.values(env.VITE_API_BASES).map(originOf)
  const sockets = Object.values(env.VITE_SOCKET_BASES).map(originOf)
  const derivedSockets = apis.map((origin) => origin.replace(/^http/, 'ws'))
  const geocoder = sourceOf(env.VITE_GEOCODER_URL)
  const reports = env.VITE_REPORT_URL === '' ? [] : [sourceOf(env.VITE_REPORT_URL)]
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    `style-src ${sources("'self'", ...hashes.map((hash) => `'${hash}'`))}`,
    "font-src 'self'",
    `img-src ${sources("'self'", 'blob:', 'data:', tileSource(env.VITE_MAP_TILES_URL))}`,
    `connect-src ${sources("'self'", ...apis, ...sockets, ...derivedSockets, geocoder, ...reports)}`,
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'", // no form is sent by the browser itself: what is typed before the script comes goes nowhere
  ].join('; ')
}

/**
 * What a web server sends with every answer, errors too. The policy is the one way to bind a worker, which no meta
 * element reaches, and `frame-ancestors` works as a header only.
 */
export function securityHeaders(env: Env, hashes: readonly string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': `${policyOf(env, hashes)}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=()',
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** The same in nginx's words, for deploy/nginx.conf to include. */
export function nginxHeaders(env: Env, hashes: readonly string[] = []): string {
  const lines = Object.entries(securityHeaders(env, hashes)).map(
    ([name, value]) => `add_header ${name} "${value}" always;\n`,
  )
  return `# Made by the build (scripts/vite/contentSecurityPolicy.ts) from the addresses of its configuration.\n${lines.join('')}`
}

/** The same for a CDN that reads a file `_headers` (Cloudflare Pages, Netlify). Their own rule for pages is to ask every time. */
export function cdnHeaders(env: Env, hashes: readonly string[] = []): string {
  const lines = Object.entries(securityHeaders(env, hashes)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  )
  return `# Made by the build (scripts/vite/contentSecurityPolicy.ts) from the addresses of its configuration.
/*
${lines.join('')}
/assets/*
  Cache-Control: ${IMMUTABLE}
`
}

/** Writes the policy into the built pages; `vite preview` sends it itself. */
export function contentSecurityPolicy(env: Env): Plugin {
  return {
    name: 'lekha:content-security-policy',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(env) },
        injectTo: 'head-prepend',
      },
    ],
    configurePreviewServer(server) {
      const { root, build } = server.config
      const headers = Object.entries(securityHeaders(env, styleHashes(join(root, build.outDir))))
      server.middlewares.use((_, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        next()
      })
    },
  }
}

/** Writes the headers beside the product, for nginx and for a CDN. */
export const contentSecurityHeaders = (env: Env): Plugin => ({
  name: 'lekha:content-security-headers',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const hashes = styleHashes(dir)
    writeFileSync('dist/security-headers.conf', nginxHeaders(env, hashes))
    writeFileSync('dist/_headers', cdnHeaders(env, hashes))
  },
})
