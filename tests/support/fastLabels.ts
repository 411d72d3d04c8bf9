const LABELABLE = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'] as const

/** Whether a label belongs to a control: by `for`, or as the first control inside. */
const isOf = (label: HTMLLabelElement, control: Element): boolean =>
  label.htmlFor === ''
    ? label.contains(control) && label.querySelector(LABELABLE.join()) === control
    : label.htmlFor === control.id

function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  return [...this.ownerDocument.getElementsByTagName('label')].filter((label) => isOf(label, this))
}

/**
 * jsdom finds a control's labels by visiting every node of the document, a seventh of the time in a form beside a list.
 * This only visits labels.
 */
export function installFastLabels(): void {
  for (const name of LABELABLE)
    Object.defineProperty(Object.getPrototypeOf(document.createElement(name)), 'labels', {
      get: labelsOf,
      configurable: true,
    })
}
