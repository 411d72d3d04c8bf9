import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const hasSucceeded = (command, args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Whether dpkg knows the package as installed. */
function isInstalled(name) {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}', name], {
    encoding: 'utf8',
  })
  return status === 0 && stdout === 'installed'
}

const canInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs Debian's packages where we may: as root, by apt-get.
 * @param {readonly string[]} names
 * @returns {boolean} whether it went well
 */
export const install = (names) =>
  canInstall() &&
  hasSucceeded('apt-get', ['update', '-q']) &&
  hasSucceeded('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names])

/**
 * Sees to it that these packages of Debian are there.
 * @param {readonly string[]} names
 * @throws {Error} that says what to install by hand
 */
export function ensurePackages(names) {
  const missing = names.filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  console.log(`Not installed: ${missing.join(', ')}; getting them.`)
  if (!install(missing))
    throw new Error(
      `These tests need Debian's packages, which can be installed here by hand only: apt-get install ${missing.join(' ')}`,
    )
}
