import type { Photos } from '../form.ts'

/** Bytes of all pictures. */
export const weightOf = (photos: Photos): number =>
  Object.values(photos).reduce((sum, { picture }) => sum + picture.size, 0)
