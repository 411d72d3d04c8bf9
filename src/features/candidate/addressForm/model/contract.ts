import * as v from 'valibot'
import { IdSchema, TextSchema } from '#shared/kits/records/fieldSchemas.ts'
import { isEmptyBody } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'
import {
  FIELD_NAMES,
  FORM_PHOTO_NAMES,
  type FormFieldName,
  type FieldDependency,
  type FieldName,
  type FormCase,
} from './form.ts'

const FORM_FIELD_NAMES: readonly FormFieldName[] = [...FIELD_NAMES, ...FORM_PHOTO_NAMES]

/** Yes and no may be booleans (kyc §3: 'true' or 'false'). */
const ValueSchema = v.pipe(
  v.union([v.string(), v.boolean(), v.number()]),
  v.transform((value) => String(value).trim()),
)

const DependencySchema = v.pipe(
  v.object({
    key: v.picklist(FORM_FIELD_NAMES),
    dependsOn: v.picklist(FIELD_NAMES),
    dependsCondition: v.union([v.array(ValueSchema), ValueSchema]),
  }),
  v.transform(({ key, dependsOn, dependsCondition: values }): FieldDependency => {
    return { key, dependsOn, values: typeof values === 'string' ? [values] : values }
  }),
)

/** Rows about unknown fields are dropped. */
const DependenciesSchema = v.pipe(
  v.nullish(v.array(v.fallback(v.nullable(DependencySchema), null)), []),
  v.transform((rows) => rows.filter((row) => row !== null)),
)

const RecordSchema = v.nullish(v.record(v.string(), v.unknown()), {})

const SourceSchema = v.object({
  name: TextSchema,
  address: TextSchema,
  periodOfStayFrom: TextSchema,
  periodOfStayTo: TextSchema,
})

const CaseSchema = v.pipe(
  v.object({
    status: v.pipe(v.string(), v.trim()),
    referenceId: v.fallback(IdSchema, ''),
    linkClickedAt: TextSchema,
    sourceData: v.nullish(SourceSchema, {}),
    userData: RecordSchema,
    dependentFieldData: DependenciesSchema,
    subclientName: TextSchema,
    clientId: TextSchema,
    validationStatusDetails: RecordSchema,
  }),
  v.transform(({ sourceData: source, validationStatusDetails: decisions, ...wire }): FormCase => ({
    isOpen: wire.status === 'OPEN',
    referenceId: wire.referenceId,
    linkClickedAt: wire.linkClickedAt,
    source: {
      name: source.name ?? '',
      address: source.address ?? '',
      stayFrom: source.periodOfStayFrom ?? '',
      stayTo: source.periodOfStayTo ?? '',
    },
    answers: Object.fromEntries(
      FIELD_NAMES.filter((name) => decisions[name] !== false).flatMap((name) =>
        parseAnswer(name, wire.userData[name]),
      ),
    ),
    dependencies: wire.dependentFieldData,
    subClientName: wire.subclientName,
    clientId: wire.clientId,
    locked: FORM_FIELD_NAMES.filter((name) => decisions[name] === true),
  })),
)

function parseAnswer(name: FieldName, sent: unknown): [FieldName, string][] {
  const value = v.safeParse(ValueSchema, sent)
  return value.success && value.output !== '' ? [[name, value.output]] : []
}

/** The case under the reference; null where it is missing or the body is empty (204). */
function unwrapCase(answer: unknown): unknown {
  if (isEmptyBody(answer)) return null
  const data = typeof answer === 'object' && answer && 'data' in answer ? answer.data : answer
  return Array.isArray(data) ? (data[0] ?? null) : data
}

/** The first case of the list (decisions D26, D38); null where the reference has none. */
export const FormCaseSchema: v.GenericSchema<unknown, FormCase | null> = v.pipe(
  v.unknown(),
  v.transform(unwrapCase),
  v.nullable(CaseSchema),
)
