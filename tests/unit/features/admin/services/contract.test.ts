import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { ServiceSchema } from '#features/admin/services/contract.ts'
import { serviceIdOf } from '#features/admin/services/service.ts'
import { listResponseSchema, saveResponseSchema } from '#shared/kits/records/responseSchemas.ts'
import { aService } from './aService.ts'

const ServiceListSchema = listResponseSchema(ServiceSchema, serviceIdOf)
const ServiceSavedSchema = saveResponseSchema(ServiceSchema)

const read = (schema: typeof ServiceListSchema | typeof ServiceSavedSchema, answer: unknown) => {
  const parsed = safeParse(schema, answer)
  return parsed.success ? parsed.output : 'refused'
}

describe('list', () => {
  it.each([
    ['under data', { status: 200, body: { data: [aService()] } }, [aService()]],
    ['bare', { status: 200, body: [aService()] }, [aService()]],
    ['none', { status: 204, body: undefined }, []],
    ['no body', { status: 200, body: undefined }, []],
    ['an empty body', { status: 200, body: { data: [] } }, []],
    ['no list under data', { status: 200, body: { data: null } }, []],
    [
      'a record without status',
      { status: 200, body: [{ ...aService(), isActive: undefined }] },
      [aService()],
    ],
    ['an unknown member', { status: 200, body: [{ ...aService(), price: 3 }] }, [aService()]],
    [
      'an id that is a number',
      { status: 200, body: [{ ...aService(), serviceId: 7 }] },
      [aService({ serviceId: '7' })],
    ],
    [
      'texts that are null or missing',
      {
        status: 200,
        body: [{ serviceId: 's', name: ' gstr ', description: null, isActive: false }],
      },
      [
        {
          serviceId: 's',
          name: 'gstr',
          description: '',
          serviceType: '',
          endPointDocument: '',
          isActive: false,
        },
      ],
    ],
  ])('parses %s', (_, answer, services) => {
    expect(read(ServiceListSchema, answer)).toEqual(services)
  })

  it.each([
    ['no list', { status: 200, body: { data: 'not a list' } }],
    ['a record without id', { status: 200, body: [{ ...aService(), serviceId: '' }] }],
    ['a record without name', { status: 200, body: [{ ...aService(), name: ' ' }] }],
    ['a status that is a text', { status: 200, body: [{ ...aService(), isActive: 'true' }] }],
  ])('rejects %s', (_, answer) => {
    expect(read(ServiceListSchema, answer)).toBe('refused')
  })
})

describe('saved', () => {
  it.each([
    ['a record under data', 201, { message: 'x', data: aService() }, aService()],
    ['a bare record', 201, aService(), aService()],
    ['only a message', 201, { message: 'Created' }, null],
    ['an invalid record', 201, { data: { id: null } }, null],
    ['no body', 204, undefined, null],
  ])('parses %s', (_, status, body, record) => {
    expect(read(ServiceSavedSchema, { status, body })).toEqual({ kind: 'saved', record })
  })

  it('recognises a duplicate whatever else the response contains', () => {
    expect(read(ServiceSavedSchema, { status: 208, body: { data: aService() } })).toEqual({
      kind: 'exists',
    })
  })
})
