const PASSWORD_ENTRY = { step: 'password' }

/** Of the history entry of the password step, which follows that of the email step. The email is in neither. */
export const isPasswordEntry = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'step' in state &&
  state.step === PASSWORD_ENTRY.step

/** Keeps what the state of the email step says about the page that was requested. */
export const passwordEntry = (state: unknown): object => ({
  ...(typeof state === 'object' ? state : null),
  ...PASSWORD_ENTRY,
})
