import * as v from 'valibot'
import { TIMESTAMP_MAX } from '../time/timestamp.ts'

/** A stored or foreign number: every time, duration and count of ours fits, and no date can throw. */
export const BoundedNumberSchema = v.pipe(
  v.number(),
  v.minValue(-TIMESTAMP_MAX),
  v.maxValue(TIMESTAMP_MAX),
)
