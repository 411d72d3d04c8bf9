import { release } from './release.ts'

/** What the build knows and the product asks for by name. */
export const define = {
  __APP_RELEASE__: JSON.stringify(`${release.version} (${release.commit})`),
  __BUILT_YEAR__: String(new Date().getFullYear()),
}
