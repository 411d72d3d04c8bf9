import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { installFastStyles } from './fastStyles.ts'

/** jsdom's File, FormData and fetch corrupt bodies and hang on blobs, so Node's own are used. */
const NODE_OWN = [
  'Blob',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'fetch',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
] as const

const environment: Environment = {
  name: 'jsdom-native-fetch',
  viteEnvironment: 'client',
  async setup(global: Record<string, unknown>, options) {
    const nativeGlobals = NODE_OWN.map(
      (name) => [name, (globalThis as Record<string, unknown>)[name]] as const,
    )
    const createObjectURL = URL.createObjectURL.bind(URL)
    const revokeObjectURL = URL.revokeObjectURL.bind(URL)
    const jsdom = await builtinEnvironments.jsdom.setup(global, {
      ...options,
      jsdom: { url: 'http://localhost:5173/' },
    })
    for (const [name, value] of nativeGlobals)
      Object.defineProperty(global, name, { value, configurable: true, writable: true })
    Object.assign(global.URL as object, { createObjectURL, revokeObjectURL })
    installFastStyles()
    return jsdom
  },
}
export default environment
