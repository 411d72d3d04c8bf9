import * as v from 'valibot'

/** Parts of responses whose format the specification leaves open: what the portal reads (decisions D25, D26, D35). */

/** An id as text or number. */
export const ReceivedIdSchema = v.union([v.pipe(v.string(), v.nonEmpty()), v.number()])

/** A time with or without a zone. */
export const ReceivedTimeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/),
)

/** Services by name. Only the name is specified (shell §3). */
export const ServiceNamesSchema = v.array(
  v.union([
    v.strictObject({ serviceName: v.string(), serviceId: v.nullish(ReceivedIdSchema) }),
    v.string(),
  ]),
)
/** The services of an account; none at all means every service (decisions D26). */
export const ReceivedServicesSchema = v.nullish(ServiceNamesSchema)
