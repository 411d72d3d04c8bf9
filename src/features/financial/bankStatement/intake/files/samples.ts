import type { Sample } from '#shared/kits/upload/samples/sample.ts'

/** For trial users (shell §6); the files are in public/samples. */
export const BANK_SAMPLES: readonly Sample[] = [
  {
    name: 'sample-savings-statement.pdf',
    url: '/samples/sample-savings-statement.pdf',
    size: 8454,
    pages: 2,
  },
  {
    name: 'sample-current-statement.pdf',
    url: '/samples/sample-current-statement.pdf',
    size: 6104,
    pages: 1,
  },
]
