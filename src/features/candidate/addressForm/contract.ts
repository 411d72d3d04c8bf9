import * as v from 'valibot'
import { IdSchema, isNothing, TextSchema } from '#shared/records/answers.ts'
import {
  FIELD_NAMES,
  PHOTO_NAMES,
  type AskedName,
  type Dependence,
  type FieldName,
  type FormCase,
} from './form.ts'

const ASKED: readonly AskedName[] = [...FIELD_NAMES, ...PHOTO_NAMES]

/** A value of an answer, whose yes and no may come as a boolean (kyc §3: 'true' or 'false'). */
const ValueSchema = v.pipe(
  v.union([v.string(), v.boolean(), v.number()]),
  v.transform((value) => String(value).trim()),
)

const DependenceSchema = v.pipe(
  v.object({
    key: v.picklist(ASKED),
    dependsOn: v.picklist(FIELD_NAMES),
    dependsCondition: v.union([v.array(ValueSchema), ValueSchema]),
  }),
  v.transform(({ key, dependsOn, dependsCondition: values }): Dependence => {
    return { key, dependsOn, values: typeof values === 'string' ? [values] : values }
  }),
)

/** A row about a field that no table of ours knows shows and hides nothing. */
const DependencesSchema = v.pipe(
  v.nullish(v.array(v.fallback(v.nullable(DependenceSchema), null)), []),
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
    dependentFieldData: DependencesSchema,
    subclientName: TextSchema,
    clientId: TextSchema,
    validationStatusDetails: RecordSchema,
  }),
  v.transform(({ sourceData: source, validationStatusDetails: judged, ...wire }): FormCase => ({
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
      FIELD_NAMES.filter((name) => judged[name] !== false).flatMap((name) =>
        answerOf(name, wire.userData[name]),
      ),
    ),
    dependences: wire.dependentFieldData,
    subClientName: wire.subclientName,
    clientId: wire.clientId,
    locked: ASKED.filter((name) => judged[name] === true),
  })),
)

function answerOf(name: FieldName, sent: unknown): [FieldName, string][] {
  const value = v.safeParse(ValueSchema, sent)
  return value.success && value.output !== '' ? [[name, value.output]] : []
}

/** What an answer has under the reference; null where nothing is there, or no body came, as of a 204. */
function underReference(answer: unknown): unknown {
  if (isNothing(answer)) return null
  const data = typeof answer === 'object' && answer && 'data' in answer ? answer.data : answer
  return Array.isArray(data) ? (data[0] ?? null) : data
}

/** The case under its reference (decisions D26, D38): the first of the list; null where the reference leads to none. */
export const FormCaseSchema: v.GenericSchema<unknown, FormCase | null> = v.pipe(
  v.unknown(),
  v.transform(underReference),
  v.nullable(CaseSchema),
)
