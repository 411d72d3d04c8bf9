import * as v from 'valibot'

/** The backend's own checks, as shell §5 tells them. */
export const PasswordSchema = v.pipe(
  v.string(),
  v.minLength(8, 'at least 8 characters'),
  v.regex(/[A-Z]/, 'at least 1 uppercase letter'),
  v.regex(/\d/, 'at least 1 digit'),
  v.regex(/[^A-Za-z0-9]/, 'at least 1 special character'),
)

export const EmailSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/, 'not an e-mail address'),
)

export const ContactNumberSchema = v.pipe(v.string(), v.regex(/^\d{10}$/, 'must be 10 digits'))
