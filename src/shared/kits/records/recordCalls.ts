import type { GenericSchema } from 'valibot'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
  type ErrorRules,
} from '#shared/platform/api/errorRules.ts'
import { listResponseSchema, saveResponseSchema, type SaveResponse } from './responseSchemas.ts'

type RecordCall<Args, Value> = Endpoint<Args, Value, 'showDetail'>

/** Failures of every store call (shell §8, "Admin stores"). */
const RECORD_ERRORS: ErrorRules<'showDetail'> = errorRules(
  onStatus(401, 'notAuthenticated'),
  onOtherError('showDetail'),
  onNoResponse('uploadFailed'),
)

export type RecordCalls<Row, Create, Update> = {
  list: RecordCall<void, readonly Row[]>
  create: RecordCall<Create, SaveResponse<Row>>
  update: RecordCall<{ id: string; body: Update }, SaveResponse<Row>>
  /** Nothing is ever deleted (decisions D27). */
  setStatus: RecordCall<{ id: string; isActive: boolean }, SaveResponse<Row>>
}

type RecordCallsOptions<Row> = {
  name: string
  path: string
  /** Query parameter of PUT and DELETE: 'client_id'. */
  idParam: string
  recordSchema: GenericSchema<unknown, Row>
  idOf: (record: Row) => string
  /** Schema of a complete record in a response; default: `recordSchema`. */
  completeRecordSchema?: GenericSchema<unknown, Row>
}

/** GET 200 or 204, POST 201 or 208, PUT and DELETE 200, 204 or 208. */
export function recordCalls<Row, Create, Update>({
  name,
  path,
  idParam,
  recordSchema,
  idOf,
  completeRecordSchema = recordSchema,
}: RecordCallsOptions<Row>): RecordCalls<Row, Create, Update> {
  const common = { path, responseType: 'status', errors: RECORD_ERRORS } as const
  const schema = saveResponseSchema(completeRecordSchema)
  return {
    list: {
      ...common,
      name: `${name}List`,
      method: 'GET',
      schema: listResponseSchema(recordSchema, idOf),
    },
    create: {
      ...common,
      name: `${name}Create`,
      method: 'POST',
      request: (body) => ({ body }),
      schema,
    },
    update: {
      ...common,
      name: `${name}Update`,
      method: 'PUT',
      request: ({ id, body }) => ({ query: { [idParam]: id }, body }),
      schema,
    },
    setStatus: {
      ...common,
      name: `${name}Status`,
      method: 'DELETE',
      request: ({ id, isActive }) => ({ query: { [idParam]: id }, body: { isActive } }),
      schema,
    },
  }
}
