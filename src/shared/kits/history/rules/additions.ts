import type { Addition } from '../read/revisionChanges.ts'

/** As in "Added: a signature". */
export const ADDITION_TEXTS: Readonly<Record<Addition, string>> = {
  signature: 'a signature',
  timeStamp: 'a time stamp',
  validation: 'data to check signatures',
  annotation: 'comments',
  form: 'form fields',
  metadata: 'information about the file',
  view: 'turned or cropped pages',
}
