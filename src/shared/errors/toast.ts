export type ToastKind = 'success' | 'error'
/** 'top-start' is the left in our left-to-right pages. */
export type ToastPlace = 'top-end' | 'top-start'
/** A way to what the toast tells of, by an address of the route table. */
export type ToastLink = { to: string; label: string }
export type Toast = {
  id: number
  kind: ToastKind
  text: string
  place: ToastPlace
  link: ToastLink | null
}

type Host = (toast: Toast) => void

const hosts = new Set<Host>()
let lastId = 0

/**
 * Shows a line for TOAST_MS (shell §9), one with a link for LINKED_TOAST_MS. For what needs no answer; what does is a
 * dialog of the catalogue.
 */
export function showToast(
  kind: ToastKind,
  text: string,
  place: ToastPlace = 'top-end',
  link: ToastLink | null = null,
): void {
  lastId += 1
  for (const host of hosts) host({ id: lastId, kind, text, place, link })
}

/** Hands toasts to the mounted host; gives back the way to stop. Without a host nobody can see one. */
export function onToast(host: Host): () => void {
  hosts.add(host)
  return () => hosts.delete(host)
}
