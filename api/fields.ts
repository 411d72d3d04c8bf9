import * as v from 'valibot'

/** The backend's own validation (shell §5). */
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

const NAME_LIMIT = 40

/** Not blank. */
export const TextSchema = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'must not be empty'),
)

export const NameSchema = v.pipe(
  TextSchema,
  v.check((text) => Array.from(text.trim()).length < NAME_LIMIT, 'must be under 40 characters'),
)

export const UserNameSchema = v.pipe(
  v.string(),
  v.check((text) => Array.from(text.trim()).length >= 5, 'must have 5 characters or more'),
)

/** A contact email: '@' and a TLD of at least two letters. */
export const ContactMailSchema = v.pipe(
  v.string(),
  v.regex(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/, 'not an e-mail address'),
)

export const DigitsSchema = v.pipe(v.string(), v.regex(/^\d+$/, 'must be digits only'))

/** With a scheme, or without one and a host with a dot; no spaces. */
export const UrlSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?:https?:\/\/[^\s/.]+(?:\.[^\s/.]+)*|[^\s/.]+(?:\.[^\s/.]+)+)(?:[/?#]\S*)?$/i,
    'not a URL',
  ),
)

/** Services of clients and users; whether they exist and can be assigned is checked separately. */
export const AssignedServicesSchema = v.array(
  v.strictObject({ serviceId: v.string(), serviceName: v.string() }),
)

/** An id that the backend gives out. */
export const IdSchema = v.pipe(v.string(), v.nonEmpty())

/** 'true' or 'false' in a query or a text part. */
export const BooleanTextSchema = v.picklist(['true', 'false'])

export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A success whose content says nothing: the specification names no field. */
export const MessageSchema = v.strictObject({ message: v.nullish(v.string()) })
