import packageJson from '../../package.json' with { type: 'json' }

/** What the build knows and the product asks for by name. */
export const define = {
  __APP_VERSION__: JSON.stringify(packageJson.version),
  __BUILT_YEAR__: String(new Date().getFullYear()),
}
