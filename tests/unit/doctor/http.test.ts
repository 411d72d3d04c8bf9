// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendOnce } from '../../../scripts/doctor/http.ts'

test('a server that has closed an idle connection is asked over a new one', async () => {
  const used = new WeakSet<Socket>()
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) socket.destroy()
    else response.end('{}')
    used.add(socket)
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo // a TCP server has no other form
  const send = () =>
    sendOnce(new URL(`http://localhost:${port}`), { method: 'GET', path: '/', headers: {} })
  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
})
