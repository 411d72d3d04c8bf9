import * as v from 'valibot'
import { UrlSafeIdSchema } from '#shared/platform/api/schemas/urlSafeIdSchema.ts'

export const IdSchema = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), UrlSafeIdSchema), v.number()]),
  v.transform(String),
)

export const TextSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((text) => String(text).trim()),
)
