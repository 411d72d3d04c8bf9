const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const inline = (text) => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const cellsOf = (line) => line.split('|').slice(1, -1)
const rowOf = (line, cell) =>
  `<tr>${cellsOf(line)
    .map((text) => `<${cell}>${inline(text.trim())}</${cell}>`)
    .join('')}</tr>`

/** A block of Markdown, as our texts have them: a paragraph, a numbered list or a table. */
function blockOf(block) {
  const lines = block.split('\n')
  const [head, , ...rows] = lines
  if (head.startsWith('|'))
    return `<table>${rowOf(head, 'th')}${rows.map((line) => rowOf(line, 'td')).join('')}</table>`
  if (/^\d+\. /.test(head))
    return `<ol>${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`
  return `<p>${inline(block)}</p>`
}

const textOf = (markdown) => markdown.split('\n\n').map(blockOf).join('\n')

const typeOf = ({ type, const: value }) =>
  value === undefined ? [type ?? 'anything'].flat().join(' or ') : JSON.stringify(value)

/** One row for each field, also of the objects in it. */
function fieldRows({ properties = {}, required = [] }, prefix = '') {
  return Object.entries(properties).flatMap(([name, field]) => {
    const isRequired = required.includes(name) ? 'yes' : ''
    const row = [`${prefix}${name}`, typeOf(field), isRequired, field.description ?? '']
    return [row].concat(fieldRows(field, `${prefix}${name}.`))
  })
}

function fieldTable(payload) {
  const rows = fieldRows(payload).map(
    ([name, type, isRequired, text]) =>
      `<tr><td><code>${name}</code></td><td>${escaped(type)}</td><td>${isRequired}</td><td>${inline(text)}</td></tr>`,
  )
  return `<table><tr><th>field</th><th>type</th><th>required</th><th></th></tr>${rows.join('')}</table>`
}

function messageSection([id, { title, description, payload, examples }]) {
  const shown = examples.map(
    ({ summary, payload: value }) =>
      `<p>${inline(summary)}:</p><pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`,
  )
  return `<section id="${id}"><h3>${inline(title)}</h3>${textOf(description)}${fieldTable(payload)}${shown.join('')}</section>`
}

/** The AsyncAPI document as HTML. */
export function socketPage({ info, channels, components }) {
  const [channel] = Object.values(channels)
  const messages = Object.entries(components.messages)
  const links = messages.map(([id, { title }]) => `<li><a href="#${id}">${inline(title)}</a></li>`)
  return [
    `<h1>${inline(info.title)}</h1>`,
    `<p><code>${escaped(channel.address)}</code></p>`,
    textOf(info.description),
    `<h2>Messages</h2><ul>${links.join('')}</ul>`,
    ...messages.map(messageSection),
  ].join('\n')
}
