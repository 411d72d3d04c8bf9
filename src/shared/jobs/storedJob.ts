import * as v from 'valibot'
import { FILE_KINDS } from '#shared/config/limits.ts'
import { ERROR_NAMES } from '#shared/errors/errorNames.ts'
import type { Job } from './job.ts'

export const StoredFiles = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    size: v.number(),
    kind: v.picklist(FILE_KINDS),
    pages: v.nullable(v.number()),
    sample: v.boolean(),
  }),
)

const base = {
  id: v.string(),
  analyzer: v.string(),
  title: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  owner: v.string(),
  files: StoredFiles,
  beside: v.optional(v.array(v.string())),
  options: v.record(v.string(), v.unknown()),
  transactionId: v.nullable(v.string()),
  startedAt: v.number(),
}

const StoredJob = v.variant('kind', [
  v.object({
    ...base,
    kind: v.picklist(['processQueued', 'processEnabled']),
    report: v.object({
      percentage: v.number(),
      at: v.number(),
      endsAt: v.number(),
      told: v.boolean(),
    }),
    marks: v.array(v.object({ percentage: v.number(), at: v.number() })),
    sent: v.number(),
    followUpAt: v.nullable(v.number()),
    misses: v.number(),
  }),
  v.object({
    ...base,
    kind: v.literal('Processed Successfully'),
    finishedAt: v.number(),
    tookMs: v.number(),
  }),
  v.object({
    ...base,
    kind: v.literal('Not Uploaded'),
    failure: v.picklist(ERROR_NAMES),
    failedAt: v.number(),
    followUpAt: v.optional(v.number()),
  }),
])

/** A stored job, or null for one that another build kept in a form that is no longer known. */
export function parseStoredJob(stored: unknown): Job | null {
  const parsed = v.safeParse(StoredJob, stored)
  return parsed.success ? parsed.output : null
}
