import * as v from 'valibot'
import { TextSchema, unwrap } from './userEndpoints.ts'

/** The body's `data` (decisions D26); decryptMailResponse.ts decrypts its four parts. */
export const EncryptedMailSchema = v.pipe(
  v.object({ data: v.string() }),
  v.transform(({ data }) => data),
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

/** 201 created, 208 already exists (shell §7). */
export const SignUpSchema = v.pipe(
  v.object({ status: v.picklist([201, 208]) }),
  v.transform(({ status }) => (status === 201 ? 'created' : 'exists')),
)
