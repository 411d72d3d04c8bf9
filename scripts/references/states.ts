import { lineAt, type BrokenReference } from './markdown.ts'

const DIAGRAM = /```mermaid\nstateDiagram[\s\S]*?```/g
/** The line of a diagram that names the source of its states. */
const SOURCE = /^ *%% states of (\S+)$/m
const TRANSITION = /^ *(\[\*\]|\w+) --> (\[\*\]|\w+)/gm
/** What a state is called in the code, where the diagram gives it another name: `Draft: Uploaded Successfull<br/>…`. */
const LABEL = /^ *(\w+): ([^<\n]+)/gm

/** States of a page's diagrams that their source does not have as a text. A diagram without a source is only a picture. */
export function brokenStateNames(
  page: string,
  text: string,
  read: (path: string) => string,
): BrokenReference[] {
  return [...text.matchAll(DIAGRAM)].flatMap(({ 0: diagram, index }) => {
    const source = SOURCE.exec(diagram)?.[1]
    if (source === undefined) return []
    const code = read(source)
    const labels = new Map(
      [...diagram.matchAll(LABEL)].map(([, id = '', label = '']) => [id, label.trim()]),
    )
    const states = new Set(
      [...diagram.matchAll(TRANSITION)].flatMap(([, from = '', to = '']) => [from, to]),
    )
    states.delete('[*]')
    return [...states].flatMap((state) => {
      const names = [state, labels.get(state) ?? state]
      if (names.some((name) => code.includes(`'${name}'`))) return []
      const line = lineAt(text, index + diagram.indexOf(state))
      return [{ file: page, line, reference: state, missing: `${source} has no such state` }]
    })
  })
}
