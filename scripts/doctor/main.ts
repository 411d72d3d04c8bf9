import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { exitCodeOf, reportHtml, reportJson, rowText, summaryText } from './report.ts'
import { runDoctor } from './run.ts'
import { describeCost } from './submit.ts'
import type { Target } from './visit.ts'

const USAGE = `npm run doctor -- --base https://host [--origin https://portal] [--submit [--yes]] [--json | --html]

The account is read from LEKHA_EMAIL and LEKHA_PASSWORD, never from the command line.
--origin  where the portal is served, if not at the base
--submit  also sends sample documents to the analyzers; asks first, unless --yes is given`

export type Environment = {
  args: string[]
  env: Readonly<Record<string, string | undefined>>
  write: (text: string) => void
  writeError: (text: string) => void
  /** Null without a terminal. */
  ask: ((question: string) => Promise<string>) | null
  signal: AbortSignal
}

/** The paths that a deployment may change (.env.example). */
const PATH_VARIABLES = {
  accessToken: 'VITE_SESSION_CHECK_PATH',
  userDetails: 'VITE_USER_DETAILS_PATH',
  form26asUpload: 'VITE_FORM26_UPLOAD_PATH',
  form26asOutput: 'VITE_FORM26_OUTPUT_PATH',
} as const

class UsageError extends Error {
  override name = 'UsageError'
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        base: { type: 'string' },
        origin: { type: 'string' },
        submit: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        html: { type: 'boolean', default: false },
      },
    }).values
  } catch {
    // The reason may quote what was typed, such as a password.
    throw new UsageError(USAGE)
  }
}

function originOf(name: string, text: string | undefined): URL {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null
  const isPlain =
    url?.protocol.startsWith('http') === true && url.username === '' && url.pathname === '/'
  if (url === null || !isPlain)
    throw new UsageError(`${name} must be like https://host\n\n${USAGE}`)
  return url
}

function targetOf(options: ReturnType<typeof parseOptions>, env: Environment['env']): Target {
  const base = originOf('--base', options.base)
  const paths = Object.entries(PATH_VARIABLES).flatMap(([call, variable]) => {
    const path = env[variable]
    return path === undefined || path === '' ? [] : [[call, path] as const]
  })
  return {
    base,
    origin:
      options.origin === undefined ? base.origin : originOf('--origin', options.origin).origin,
    clientCode: env.VITE_CLIENT_CODE ?? '',
    mailKey: env.VITE_MAIL_RESPONSE_KEY ?? '',
    paths: Object.fromEntries(paths),
  }
}

function credentialsIn({ LEKHA_EMAIL: email, LEKHA_PASSWORD: password }: Environment['env']) {
  if (!email || !password)
    throw new UsageError(`Set LEKHA_EMAIL and LEKHA_PASSWORD in the environment\n\n${USAGE}`)
  return { email, password }
}

/** @throws UsageError without consent */
async function confirmCost({ ask, writeError }: Environment, isConfirmed: boolean): Promise<void> {
  writeError(`${describeCost()}\n`)
  if (isConfirmed) return
  if (ask === null) throw new UsageError('Add --yes to send them without a question')
  const answer = await ask('Send them? (yes/no) ')
  if (answer.trim().toLowerCase() !== 'yes') throw new UsageError('Nothing was sent')
}

/** Runs the doctor from the command line. @returns the exit code: 0 fits, 1 differs, 2 not run */
export async function main(environment: Environment): Promise<0 | 1 | 2> {
  const { args, env, write, writeError, signal } = environment
  try {
    const options = parseOptions(args)
    const target = targetOf(options, env)
    const credentials = credentialsIn(env)
    if (options.submit) await confirmCost(environment, options.yes)
    const isText = !options.json && !options.html
    const report = await runDoctor({
      target,
      credentials,
      submits: options.submit,
      signal,
      onRow: (row) => {
        if (isText) write(`${rowText(row)}\n`)
      },
    })
    write(
      options.json
        ? reportJson(report)
        : options.html
          ? reportHtml(report)
          : `\n${summaryText(report)}\n`,
    )
    return exitCodeOf(report)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    writeError(`${error.message}\n`)
    return 2
  }
}

/** The environment of the command line. */
export function terminal(signal: AbortSignal): Environment {
  return {
    args: process.argv.slice(2),
    env: process.env,
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
    ask: process.stdin.isTTY
      ? async (question) => {
          const lines = createInterface({ input: process.stdin, output: process.stderr })
          const answer = await lines.question(question, { signal })
          lines.close()
          return answer
        }
      : null,
    signal,
  }
}
