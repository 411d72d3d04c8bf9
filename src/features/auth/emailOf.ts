/** The address that a screen handed on in the router's state `{email}`; empty when it did not. */
export function emailOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
