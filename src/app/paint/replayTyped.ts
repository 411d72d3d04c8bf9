type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'input, textarea'

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/**
 * Tells React what somebody typed or ticked before it took the painted page over: it leaves the text in the field, but
 * its state does not know of it, and the next render would take it away. Call it when the fields have been taken over.
 */
export function replayTyped(inside: ParentNode): void {
  for (const field of inside.querySelectorAll<Field>(FIELDS))
    if (isBox(field)) replayTick(field)
    else if (field.value !== field.defaultValue) replayText(field)
}

/** React compares with what was last set through the element itself, so that is put back, and the text set past it. */
function replayText(field: Field): void {
  const typed = field.value
  field.value = field.defaultValue
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function replayTick(box: HTMLInputElement): void {
  // Of radios the one that is ticked speaks for those that it took the tick from.
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  box.checked = box.defaultChecked
  box.click()
}
