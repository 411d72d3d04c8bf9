/** Of a step's fields, the first that can be changed. */
export const FIRST = ':first'
export const HEADING = ':heading'
export const SUBMIT = ':submit'

/** What takes the focus when a step opens for editing. */
const CHANGEABLE = ['input:not(:disabled, [readonly])', 'select:not(:disabled)']
  .map((control) => `.form-fields ${control}`)
  .join(', ')

/** The element that what is wanted names; HEADING is its panel's. */
export function focusTarget(
  form: HTMLFormElement | null,
  wanted: string,
  id: string,
): HTMLElement | null {
  if (wanted === FIRST) return form?.querySelector<HTMLElement>(CHANGEABLE) ?? null
  if (wanted === SUBMIT) return form?.querySelector<HTMLElement>('[type=submit]') ?? null
  return document.getElementById(`${id}-${wanted}`)
}
