import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'

/** The neutral frame, for every address that has no page of its own. */
export const FALLBACK_PAGE = 'app.html'

/** The file that an address has where its first frame was painted: `/` index.html, `/dav/form` dav/form.html. */
export const fileOfPath = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`

/**
 * The page that a web server answers an address with; nginx says `try_files $uri $uri.html /app.html`.
 * @param folder the built product
 * @returns the file's path in the folder
 */
export function pageFile(folder: string, path: string): string {
  const prerenderedFile = normalize(fileOfPath(path))
  return !prerenderedFile.startsWith('..') && existsSync(join(folder, prerenderedFile))
    ? prerenderedFile
    : FALLBACK_PAGE
}
