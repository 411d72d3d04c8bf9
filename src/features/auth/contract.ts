import * as v from 'valibot'
import { PRIVILEGES } from '#shared/platform/store/currentUser.ts'

/** The body's `data` (decisions D26); decryptMailResponse.ts decrypts its four parts. */
export const EncryptedMailSchema = v.pipe(
  v.object({ data: v.string() }),
  v.transform(({ data }) => data),
)

const TextSchema = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text.trim()),
)

/** A bare name or an entity with its `serviceName`; null is ignored. */
const ServiceNameSchema = v.nullable(
  v.union([
    v.string(),
    v.pipe(
      v.object({ serviceName: v.nullable(v.string()) }),
      v.transform(({ serviceName }) => serviceName),
    ),
  ]),
)
const ServiceNamesSchema = v.nullish(
  v.pipe(
    v.array(ServiceNameSchema),
    v.transform((names) => names.filter((name) => name !== null)),
  ),
)

/** Some responses wrap their fields in `data`, as an object or a list of one (decisions D26). */
function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body
  const inner: unknown = Array.isArray(body.data) ? body.data[0] : body.data
  return typeof inner === 'object' && inner !== null ? { ...body, ...inner } : body
}

/** The client's subscription and services; the services are null when no list was sent. */
export const LoginSchema = v.pipe(
  v.unknown(),
  v.transform((body) => (Array.isArray(body) ? { services: body } : unwrap(body))),
  v.object({
    clientPrivilege: TextSchema,
    service: ServiceNamesSchema,
    services: ServiceNamesSchema,
    userServices: ServiceNamesSchema,
    user_services: ServiceNamesSchema,
  }),
  v.transform((body) => ({
    clientPrivilege: body.clientPrivilege,
    serviceNames: body.service ?? body.services ?? body.userServices ?? body.user_services ?? null,
  })),
)
export type LoginResponse = v.InferOutput<typeof LoginSchema>

/** The user of the session cookie. An unknown privilege gives the least rights. */
export const UserDetailsSchema = v.pipe(
  v.unknown(),
  v.transform((body) => unwrap(Array.isArray(body) ? { data: body } : body)),
  v.object({
    privilege: v.fallback(v.picklist(PRIVILEGES), 'User'),
    username: TextSchema,
    emailId: TextSchema,
    clientCode: TextSchema,
  }),
)
export type UserDetails = v.InferOutput<typeof UserDetailsSchema>

/** 201 created, 208 already exists (shell §7). */
export const SignUpSchema = v.pipe(
  v.object({ status: v.picklist([201, 208]) }),
  v.transform(({ status }) => (status === 201 ? 'created' : 'exists')),
)
