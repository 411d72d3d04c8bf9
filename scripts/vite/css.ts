import type { DeprecationOrId } from 'sass'
import type { CSSOptions } from 'vite'

/** Bootstrap 5.3 still speaks the old Sass dialect; its own warnings are not ours to fix. */
export const QUIET: { silenceDeprecations: DeprecationOrId[] } = {
  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
}

export const css: CSSOptions = { preprocessorOptions: { scss: QUIET } }
