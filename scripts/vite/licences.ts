import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type LockedPackage = { version?: string; license?: string; dev?: boolean; optional?: boolean }

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

function noticeOf(folder: string, { version = '', license = 'see below' }: LockedPackage): string {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}

/** Licences of every package that may be in the build: also of workers, styles and icons, which the bundler does not list. */
export function licenceNotices(): string {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== '' && dev !== true && existsSync(folder))
    .map(([folder, locked]) => noticeOf(folder, locked))
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}
