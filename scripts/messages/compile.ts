import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { addSoftHyphens } from './softHyphens.ts'

/** One language of one page as it stands in its JSON file: ICU messages by key, in groups. */
export type Catalogue = { [key: string]: string | Catalogue }

/** The kind of value that a message takes: a text that is already formatted, or a number that the message formats. */
export type ArgumentKind = 'string' | 'number'

/** A message's arguments by name, in the order of the text. */
export type Arguments = ReadonlyMap<string, ArgumentKind>

const NAME = /^[a-z]\w*$/i

/** Throws where the text is not an ICU message. */
export const parseMessage = (text: string): MessageFormatElement[] => parse(text)

/** What a caller has to pass. Throws where the message uses a part of ICU that no page needs. */
export function argumentsOf(
  elements: readonly MessageFormatElement[],
  found = new Map<string, ArgumentKind>(),
): Arguments {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    if (!NAME.test(element.value)) throw new Error(`{${element.value}} is not a name`)
    found.set(element.value, element.type === TYPE.argument ? 'string' : 'number')
    if (element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) argumentsOf(value, found)
    else if (element.type !== TYPE.argument && !isPlainNumber(element))
      throw new Error(`{${element.value}} has a format that is not supported`)
  }
  return found
}

const isPlainNumber = (element: MessageFormatElement): boolean =>
  element.type === TYPE.number && !element.style

/** `${…}` in a template, and the text around it, as they stand in JavaScript. */
const inTemplate = (text: string): string => text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`)

function template(elements: readonly MessageFormatElement[], countName: string): string {
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal) return inTemplate(element.value)
    if (element.type === TYPE.pound) return `\${number(${countName})}`
    if (element.type === TYPE.argument) return `\${v.${element.value}}`
    if (element.type === TYPE.number) return `\${number(v.${element.value})}`
    if (element.type === TYPE.plural) return `\${${plural(element.value, element.options)}}`
    throw new Error('unsupported part of a message')
  })
  return `\`${parts.join('')}\``
}

type PluralOptions = Record<string, { value: MessageFormatElement[] }>

/** Exact counts (`=0`) first, then the language's plural categories; `other` is what remains. */
function plural(name: string, options: PluralOptions): string {
  const count = `v.${name}`
  const branches = Object.entries(options)
    .filter(([category]) => category !== 'other')
    .sort(([one], [another]) => Number(another.startsWith('=')) - Number(one.startsWith('=')))
    .map(([category, { value }]) => {
      const isCategory = category.startsWith('=')
        ? `${count}===${category.slice(1)}`
        : `category(${count})===${JSON.stringify(category)}`
      return `${isCategory}?${template(value, count)}:`
    })
  return `${branches.join('')}${template(options.other?.value ?? [], count)}`
}

function compileMessage(text: string, tag: string): string {
  const elements = parseMessage(addSoftHyphens(text, tag))
  if (argumentsOf(elements).size > 0) return `(v)=>${template(elements, '')}`
  return JSON.stringify(
    elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join(''),
  )
}

const compileGroup = (catalogue: Catalogue, tag: string): string =>
  `{${Object.entries(catalogue)
    .map(
      ([key, value]) =>
        `${JSON.stringify(key)}:${typeof value === 'string' ? compileMessage(value, tag) : compileGroup(value, tag)}`,
    )
    .join(',\n')}}`

/**
 * A module that exports the catalogue as `messages`: plain messages are strings, those with arguments functions of their
 * values. Counts are written in the digits of the language. Long words in Tamil, Telugu and Kannada have soft hyphens.
 */
export function compileCatalogue(catalogue: Catalogue, tag: string): string {
  const compiled = compileGroup(catalogue, tag)
  const helpers = [
    `const rules=new Intl.PluralRules('${tag}'),category=(n)=>rules.select(n)`,
    `const figures=new Intl.NumberFormat('${tag}-IN'),number=(n)=>figures.format(n)`,
  ]
  const needed = helpers.filter((_, at) => compiled.includes(at === 0 ? 'category(' : 'number('))
  return [...needed, `export const messages=${compiled}`].join('\n')
}

/** The values of each message that takes some, by its whole key: what its JSON file does not say as a type. */
function declareValues(catalogue: Catalogue, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) => {
    if (typeof value !== 'string') return declareValues(value, `${prefix}${key}.`)
    const members = [...argumentsOf(parseMessage(value))].map(([name, kind]) => `${name}: ${kind}`)
    const whole = NAME.test(prefix + key) ? key : `'${prefix}${key}'`
    return members.length === 0 ? [] : [`  ${whole}: { ${members.join('; ')} }\n`]
  })
}

/**
 * The TypeScript declaration of a compiled catalogue, for `en.d.json.ts`. TypeScript reads the keys from the Hindi file, which
 * has the same: beside a declaration it does not read en.json itself.
 */
export const declareCatalogue = (catalogue: Catalogue): string =>
  [
    '// Written by `npm run messages` from en.json.',
    "import type { Compiled } from '#shared/kits/candidate/language/compiledCatalogue.ts'",
    "import type catalogue from './hi.json'",
    '',
    'export declare const messages: Compiled<typeof catalogue, Values>',
    '',
    `type Values = {\n${declareValues(catalogue).join('')}}`,
    '',
  ].join('\n')
