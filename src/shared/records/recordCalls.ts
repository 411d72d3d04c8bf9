import type { GenericSchema } from 'valibot'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { noResponse, on, otherwise, rules, type ErrorRules } from '#shared/errors/errorRules.ts'
import { listAnswer, savedAnswer, type SavedAnswer } from './answers.ts'

/** A call of a store: its one outcome beside the catalogue is a toast with the server's own words. */
type RecordCall<Args, Value> = Endpoint<Args, Value, 'showDetail'>

/** Failures of every call of a store (shell §8, "Admin stores"). */
const RECORD_ERRORS: ErrorRules<'showDetail'> = rules(
  on(401, 'notAuthenticated'),
  otherwise('showDetail'),
  noResponse('uploadFailed'),
)

/** The four calls of a store (shell §7). */
export type RecordCalls<Row, Create, Update> = {
  list: RecordCall<void, readonly Row[]>
  create: RecordCall<Create, SavedAnswer<Row>>
  update: RecordCall<{ id: string; body: Update }, SavedAnswer<Row>>
  /** Activates and deactivates; nothing is ever removed (decisions D27). */
  setStatus: RecordCall<{ id: string; isActive: boolean }, SavedAnswer<Row>>
}

type RecordCallsOptions<Row> = {
  /** Of the store: 'client'. */
  name: string
  path: string
  /** The query of PUT and DELETE: 'client_id'. */
  idQuery: string
  record: GenericSchema<unknown, Row>
  idOf: (record: Row) => string
  /** What an answer has to hold to count as the record; left out: `record`. */
  wholeRecord?: GenericSchema<unknown, Row>
}

/** GET 200 or 204, POST 201 or 208, PUT and DELETE 200, 204 or 208: one shape for every store. */
export function recordCalls<Row, Create, Update>({
  name,
  path,
  idQuery,
  record,
  idOf,
  wholeRecord = record,
}: RecordCallsOptions<Row>): RecordCalls<Row, Create, Update> {
  const common = { path, answer: 'status', errors: RECORD_ERRORS } as const
  const schema = savedAnswer(wholeRecord)
  return {
    list: { ...common, name: `${name}List`, method: 'GET', schema: listAnswer(record, idOf) },
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
      request: ({ id, body }) => ({ query: { [idQuery]: id }, body }),
      schema,
    },
    setStatus: {
      ...common,
      name: `${name}Status`,
      method: 'DELETE',
      request: ({ id, isActive }) => ({ query: { [idQuery]: id }, body: { isActive } }),
      schema,
    },
  }
}
