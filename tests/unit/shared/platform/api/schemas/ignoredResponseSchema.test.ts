import * as v from 'valibot'
import { expect, it } from 'vitest'
import { IgnoredResponseSchema } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'

it('accepts any success response if only the status counts', () => {
  expect(v.parse(IgnoredResponseSchema, { status: 200 })).toBeNull()
})
