import { describe, expect, it } from 'vitest'
import { FIELDS } from '#api/texts/fieldTexts.ts'
import asyncApi from '../../../docs/api/asyncapi.json'
import openApi from '../../../docs/api/openapi.json'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every part of a document that has this field. */
function partsWith(field: string, value: unknown): Json[] {
  if (!isObject(value)) return []
  const inner = Object.values(value).flatMap((each) => partsWith(field, each))
  return field in value ? [value, ...inner] : inner
}

/** Fields of schemas, by name; examples have none. */
const fieldsIn = (document: Json): [name: string, field: Json][] =>
  partsWith('properties', document).flatMap(({ properties }) =>
    Object.entries(properties as Record<string, Json>),
  )
const nameless = (rows: [name: string, described: Json][]) =>
  rows.filter(([, { description = '' }]) => description === '').map(([name]) => name)

const operations = Object.values(openApi.paths).flatMap((methods) =>
  Object.values(methods as Record<string, Json>),
)
const named = operations.map((each): [string, Json] => [String(each.operationId), each])

const hasExamples = (content: Json) =>
  Object.values(content).every((media) => isObject(media) && 'examples' in media)

describe('docs/api', () => {
  it('describes every call, parameter, part, field and message', () => {
    const parameters = partsWith('in', openApi).map((each): [string, Json] => [
      String(each.name),
      each,
    ])
    const messages = Object.entries(asyncApi.components.messages)
    expect(
      nameless([...named, ...parameters, ...fieldsIn(openApi), ...fieldsIn(asyncApi), ...messages]),
    ).toEqual([])
  })

  it('has an example of every message, request body and response in JSON', () => {
    const messages = Object.entries(asyncApi.components.messages)
    expect(messages.filter(([, { examples }]) => examples.length === 0)).toEqual([])
    const bodies = named.flatMap(([name, { requestBody, responses }]) =>
      Object.entries({ request: requestBody, ...(responses as Json) }).map(
        ([part, body]): [string, unknown] => [`${name} ${part}`, body],
      ),
    )
    const without = bodies.filter(([, body]) =>
      partsWith('application/json', body).some((content) => !hasExamples(content)),
    )
    expect(without.map(([name]) => name)).toEqual([])
  })

  it('uses every text', () => {
    const names = new Set([
      ...fieldsIn(openApi).map(([name]) => name),
      ...fieldsIn(asyncApi).map(([name]) => name),
      ...partsWith('in', openApi).map(({ name }) => String(name)),
      ...partsWith('type', openApi.components.securitySchemes).map(({ name }) => String(name)),
    ])
    const unused = Object.keys(FIELDS).filter((key) => !names.has(key.split('.').at(-1) ?? ''))
    expect(unused).toEqual([])
  })
})
