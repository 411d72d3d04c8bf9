import { readFileSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/** Writes the table of accounts into README.md, from the sandbox's own. Run after it changed. */
const { module } = await runnerImport('./tests/sandbox/accounts.ts', { configFile: false })
const { ACCOUNTS, SANDBOX_PASSWORD } = module

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const accounts = table(
  ['account', 'what it shows'],
  ACCOUNTS.filter(({ magic }) => !magic).map(({ email, description }) => [
    `\`${email}\``,
    description,
  ]),
)
const text = `Every sample account has the password \`${SANDBOX_PASSWORD}\`.\n\n${accounts}`
const readme = readFileSync('README.md', 'utf8')
writeFileSync(
  'README.md',
  readme.replace(
    /<!-- sandbox -->[\s\S]*<!-- \/sandbox -->/,
    `<!-- sandbox -->\n\n${text}\n\n<!-- /sandbox -->`,
  ),
)
