import { execFileSync, spawn } from 'node:child_process'
import { chownSync, copyFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_BUILD_DIR } from '../../scripts/buildForTests.mjs'

/** Debian's user nobody, which runs nginx if the tests run as root. */
const NOBODY_UID = 65_534

type Ports = { http: number; https: number; backend: number }

/**
 * Settings of deploy/nginx.conf that a deployment changes, and folders that an unprivileged user can write. Each line
 * occurs once.
 */
const settings = (folder: string, ports: Ports, bodyLimit: string): [string, string][] => [
  ['user www-data;', ''],
  ['pid /run/nginx.pid;', `pid ${folder}/nginx.pid; daemon off;`],
  ['error_log /var/log/nginx/error.log;', `error_log ${folder}/error.log;`],
  ['access_log /var/log/nginx/access.log portal;', `access_log ${folder}/access.log portal;`],
  ['error_log /var/log/nginx/error.log emerg;', `error_log ${folder}/error.log emerg;`],
  [
    'sendfile on;',
    ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' '),
  ],
  ['server 127.0.0.1:8080;', `server 127.0.0.1:${ports.backend};`],
  ['listen 80;', `listen 127.0.0.1:${ports.http};`],
  ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`],
  ['return 308 https://$host$request_uri;', `return 308 https://$host:${ports.https}$request_uri;`],
  ['/etc/ssl/portal.pem;', `${folder}/portal.pem;`],
  ['/etc/ssl/portal.key;', `${folder}/portal.key;`],
  ['root /var/www/lekha;', `root ${folder}/www;`],
  ['client_max_body_size 32m;', `client_max_body_size ${bodyLimit};`],
]

function configured(changes: readonly [string, string][]): string {
  let conf = readFileSync('deploy/nginx.conf', 'utf8')
  for (const [line, here] of changes) {
    if (conf.split(line).length !== 2) throw new Error(`deploy/nginx.conf has not one '${line}'.`)
    conf = conf.replace(line, () => here)
  }
  return conf.replaceAll('portal.example', 'localhost')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // of a listening server
  await new Promise((resolve) => server.close(resolve))
  return port
}

function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.pem')]
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...names, ...files], {
    stdio: 'ignore',
  })
}

/** nginx's own folder with the product, configuration, certificate, and its output. */
function prepareFolder(ports: Ports, bodyLimit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lekha-nginx-'))
  cpSync(TEST_BUILD_DIR, join(folder, 'www'), { recursive: true })
  copyFileSync('dist/security-headers.conf', join(folder, 'security-headers.conf'))
  makeCertificate(folder)
  writeFileSync(join(folder, 'nginx.conf'), configured(settings(folder, ports, bodyLimit)))
  return folder
}

async function answers(address: string): Promise<boolean> {
  return fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

export type Site = {
  origin: string
  /** The http port, which only redirects. */
  plainOrigin: string
  /** Where its files are. */
  folder: string
  /** The access log so far. */
  log: () => string
  /** The error log so far. */
  errorLog: () => string
  close: () => Promise<void>
}

/** Unprivileged nginx with deploy/nginx.conf in front of a backend. */
export async function startNginx(backend: number, bodyLimit = '32m'): Promise<Site> {
  const ports = { http: await freePort(), https: await freePort(), backend }
  const folder = prepareFolder(ports, bodyLimit)
  const isRoot = process.getuid?.() === 0
  if (isRoot)
    for (const path of ['', 'portal.key']) chownSync(join(folder, path), NOBODY_UID, NOBODY_UID)
  const nginx = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
    ...(isRoot ? { uid: NOBODY_UID, gid: NOBODY_UID } : {}),
  })
  const plainOrigin = `http://localhost:${ports.http}`
  while (!(await answers(plainOrigin))) {
    if (nginx.exitCode !== null) throw new Error('nginx does not start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin: `https://localhost:${ports.https}`,
    plainOrigin,
    folder: join(folder, 'www'),
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    errorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async close() {
      nginx.kill('SIGQUIT')
      await new Promise((resolve) => nginx.once('exit', resolve))
      await rm(folder, { recursive: true })
    },
  }
}
