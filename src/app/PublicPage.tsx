import { Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { CompanyFooter } from './CompanyFooter.tsx'
import type { Route } from './route.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'input, textarea'

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Input from before hydration is in the DOM but not in React's state: the next render would remove it. */
function replayEarlyInput(inside: ParentNode): void {
  for (const field of inside.querySelectorAll<Field>(FIELDS))
    if (isCheckable(field)) replayCheckbox(field)
    else if (field.value !== field.defaultValue) replayText(field)
}

/** React ignores an event whose value equals the last one set on the element. */
function replayText(field: Field): void {
  const typed = field.value
  field.value = field.defaultValue
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function replayCheckbox(box: HTMLInputElement): void {
  // In a radio group, only the selected one reports.
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  box.checked = box.defaultChecked
  box.click()
}

/** Render it next to a page in its Suspense: the effect then runs in the commit that hydrates the fields. */
export function ReplayEarlyInput() {
  useLayoutEffect(() => replayEarlyInput(document), [])
  return null
}

type PublicPageProps = {
  route: Pick<Route, 'page' | 'footer'>
  /** Shows an error of the page in its place. */
  Boundary: ComponentType<{ children: ReactNode }>
}

/** A page without the frame of signed-in pages. */
export function PublicPage({ route, Boundary }: PublicPageProps) {
  const page = (
    <Boundary>
      <Suspense fallback={null}>
        <route.page />
        <ReplayEarlyInput />
      </Suspense>
    </Boundary>
  )
  return (
    <>
      {route.footer === 'own' ? (
        page
      ) : (
        <main id="main" className="public-main" tabIndex={-1}>
          {page}
        </main>
      )}
      {route.footer === 'notice' && <CompanyFooter />}
    </>
  )
}
