import { fileURLToPath } from 'node:url'

const built = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))

/** react-router's package leads every bundler to its development build, whose warnings are of no use to a user. */
export const productionRouter = [
  { find: /^react-router$/, replacement: built('index.mjs') },
  { find: /^react-router\/dom$/, replacement: built('dom-export.mjs') },
]
