import { createEmitter } from '#shared/platform/lib/async/machine.ts'

export type ToastKind = 'success' | 'error'
export type ToastPosition = 'top-end' | 'top-start'
export type ToastLink = { to: string; label: string }
export type Toast = {
  id: number
  kind: ToastKind
  text: string
  position: ToastPosition
  link: ToastLink | null
}

const toasts = createEmitter<Toast>()
let lastId = 0

/** Shows a text for TOAST_MS (shell §9), with a link for LINKED_TOAST_MS. What needs an answer is a dialog. */
export function showToast(
  kind: ToastKind,
  text: string,
  position: ToastPosition = 'top-end',
  link: ToastLink | null = null,
): void {
  lastId += 1
  toasts.emit({ id: lastId, kind, text, position, link })
}

/** Calls the mounted host for each toast; returns the function that stops it. Without a host a toast is lost. */
export const onToast = toasts.subscribe
