import { readFileSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/** Writes the tables of accounts and magic values into README.md, from the sandbox's own. Run after either changed. */
const load = async (path) => (await runnerImport(path)).module
const { ACCOUNTS, SANDBOX_PASSWORD } = await load('./tests/sandbox/accounts.ts')
const { MAGIC, MAGIC_PLACES } = await load('./tests/sandbox/magic.ts')

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const accounts = table(
  ['account', 'what it shows'],
  ACCOUNTS.filter(({ magic }) => !magic).map(({ email, shows }) => [`\`${email}\``, shows]),
)
const magic = Object.entries(MAGIC_PLACES).map(([place, where]) => {
  const rows = MAGIC.filter((row) => row.place === place)
  return `**${where}**\n\n${rows.map(({ value, reaches }) => `\`${value}\` → ${reaches}`).join(' · ')}`
})

const text = `Every sample account has the password \`${SANDBOX_PASSWORD}\`.\n\n${accounts}\n\n<details><summary>Magic values, each beside the error name that it reaches</summary>\n\n${magic.join('\n\n')}\n\n</details>`
const readme = readFileSync('README.md', 'utf8')
writeFileSync(
  'README.md',
  readme.replace(
    /<!-- sandbox -->[\s\S]*<!-- \/sandbox -->/,
    `<!-- sandbox -->\n\n${text}\n\n<!-- /sandbox -->`,
  ),
)
