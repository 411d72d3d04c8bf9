import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Plugin } from 'vite'

const LISTENING = '0A'
type ProcessInfo = { id: string; command: string }

const attempt = <Value>(read: () => Value, otherwise: Value): Value => {
  try {
    return read()
  } catch {
    return otherwise // another system than Linux, or a process of another user
  }
}

/** Inodes of the sockets that listen on a port, from the tables of Linux. */
function socketsOn(port: number): Set<string> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    attempt(() => readFileSync(table, 'utf8').split('\n').slice(1), []),
  )
  const cells = rows.map((row) => row.trim().split(/\s+/))
  const listening = cells.filter(
    ([, local, , state]) => local?.endsWith(`:${hex}`) === true && state === LISTENING,
  )
  return new Set(listening.flatMap((row) => row[9] ?? []))
}

function processOn(port: number): ProcessInfo | null {
  const links = new Set([...socketsOn(port)].map((inode) => `socket:[${inode}]`))
  const isHolder = (id: string) =>
    attempt(() => readdirSync(`/proc/${id}/fd`), []).some((fd) =>
      links.has(attempt(() => readlinkSync(`/proc/${id}/fd/${fd}`), '')),
    )
  const ids = attempt(() => readdirSync('/proc'), []).filter((name) => /^\d+$/.test(name))
  const id = links.size === 0 ? undefined : ids.find(isHolder)
  if (id === undefined) return null
  const command = attempt(() => readFileSync(`/proc/${id}/cmdline`, 'utf8'), '')
  return { id, command: command.replaceAll('\0', ' ').trim() }
}

/** What to do where a port is taken: the process to end, or another port. */
export function portInUseText(port: number, script: string): string {
  const holder = processOn(port)
  const end =
    holder === null
      ? `Find what uses it: lsof -nP -iTCP:${port} -sTCP:LISTEN`
      : `It is used by process ${holder.id} (${holder.command}). End it: kill ${holder.id}`
  return `Port ${port} is in use.\n  ${end}\n  Or take another port: npm ${script} -- --port ${port + 1}`
}

function watch(server: Server | null, port: number, script: string): void {
  server?.on('error', (error) => {
    if ('code' in error && error.code === 'EADDRINUSE')
      console.error(`\n${portInUseText(port, script)}\n`)
  })
}

/** Says what to do before Vite ends because its port is taken. */
export function portInUse(mode: string): Plugin {
  return {
    name: 'lekha:port-in-use',
    configureServer({ httpServer, config }) {
      const script = mode === 'sandbox' ? 'start' : 'run dev'
      watch(httpServer as Server | null, config.server.port, script) // HTTP/1 without https
    },
    configurePreviewServer({ httpServer, config }) {
      watch(httpServer as Server, config.preview.port, 'run preview')
    },
  }
}
