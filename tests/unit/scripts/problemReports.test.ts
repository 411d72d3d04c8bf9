import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import type { LoggedEvent } from '#shared/platform/reports/eventLog.ts'
import { toReport } from '#shared/platform/reports/report.ts'

const PAGE = readFileSync('docs/problemReports.md', 'utf8')
const blockOf = (language: string) =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(PAGE)?.[1] ?? ''

type Sent = { reports: (LoggedEvent & { route: string })[] }

it('the example has the form that the portal sends', () => {
  const { reports } = JSON.parse(blockOf('json')) as Sent // of the page itself
  expect(reports.map((event) => toReport(event, event.route))).toEqual(reports)
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

it('the receiver of the page prints each report', async () => {
  const port = await freePort()
  const receiver = spawn(process.execPath, ['--input-type=module', '-e', blockOf('js')], {
    env: { ...process.env, PORT: String(port) },
  })
  try {
    const lines = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]()
    expect((await lines.next()).value).toBe('waiting for reports')
    const url = `http://localhost:${port}/reports`
    const preflight = await fetch(url, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
    await fetch(url, { method: 'POST', body: blockOf('json') })
    expect((await lines.next()).value).toContain('"kind":"error"')
  } finally {
    receiver.kill()
  }
})
