import { COOKIES } from './cookies.ts'
import { FIELDS } from './fields.ts'
import { FILES } from './files.ts'
import { LISTS } from './lists.ts'
import type { Planted } from './planted.ts'
import { TRANSPORT } from './transport.ts'

/** Each on a backend that follows the specification otherwise. */
export const FAULTS: readonly Planted[] = [...COOKIES, ...TRANSPORT, ...FILES, ...LISTS, ...FIELDS]
