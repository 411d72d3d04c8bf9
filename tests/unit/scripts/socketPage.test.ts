// @vitest-environment node
import { expect, it } from 'vitest'
import asyncApi from '../../../docs/api/asyncapi.json'
import { socketPage } from '../../../scripts/api/socketPage.mjs'

const HTML = socketPage(asyncApi)

it('shows each message with its fields and examples', () => {
  for (const [id, { examples }] of Object.entries(asyncApi.components.messages)) {
    expect(HTML).toContain(`<section id="${id}">`)
    for (const { summary } of examples) expect(HTML).toContain(`<p>${summary}:</p>`)
  }
  expect(HTML).toContain('<td><code>data.subClientContact</code></td>')
  expect(HTML).toContain('<li>The page sends <code>INDEX</code> with the encrypted password.</li>')
})

it('shows no markup of a text', () => {
  const info = { ...asyncApi.info, title: '<script>alert(1)</script>' }
  expect(socketPage({ ...asyncApi, info })).not.toContain('<script>')
})
