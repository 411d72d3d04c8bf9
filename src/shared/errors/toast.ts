export type ToastKind = 'success' | 'error'
/** 'top-start' is the left in our left-to-right pages. */
export type ToastPlace = 'top-end' | 'top-start'
export type Toast = { id: number; kind: ToastKind; text: string; place: ToastPlace }

type Host = (toast: Toast) => void

const hosts = new Set<Host>()
let lastId = 0

/** Shows a line for TOAST_MS (shell §9). For what needs no answer; what does is a dialog of the catalogue. */
export function showToast(kind: ToastKind, text: string, place: ToastPlace = 'top-end'): void {
  lastId += 1
  for (const host of hosts) host({ id: lastId, kind, text, place })
}

/** Hands toasts to the mounted host; gives back the way to stop. Without a host nobody can see one. */
export function onToast(host: Host): () => void {
  hosts.add(host)
  return () => hosts.delete(host)
}
