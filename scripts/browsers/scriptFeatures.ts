import ts from 'typescript'
import { firstKnown } from './compatData.ts'

/** A use of a browser's feature in a source. */
export type FeatureUse = { file: string; line: number; feature: readonly string[] }

const LIBRARY = /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/

type Names = { name: string; isStatic: boolean }

/** The interface that declares a member: `ArrayConstructor` and `declare var AbortSignal: {…}` hold static members. */
function ownerOf(declaration: ts.Declaration): Names | undefined {
  const { parent } = declaration
  if (ts.isInterfaceDeclaration(parent)) {
    const [, builtIn] = /^(\w+)Constructor$/.exec(parent.name.text) ?? []
    return builtIn === undefined
      ? { name: parent.name.text.replace(/^Readonly/, ''), isStatic: false }
      : { name: builtIn, isStatic: true }
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return { name: parent.parent.name.getText(), isStatic: true }
  return undefined
}

/** Names under which MDN may list a member of an interface. */
const pathsOf = (owner: string, member: string, isStatic: boolean): string[][] => [
  ['javascript', 'builtins', owner, member],
  ['javascript', 'builtins', 'Intl', owner, member],
  ['api', owner, isStatic ? `${member}_static` : member],
]

/** The types whose interface may be a mixin of TypeScript only: `navigator.locks` is declared in `NavigatorLocks`. */
function receiverNames(checker: ts.TypeChecker, receiver: ts.Node): string[] {
  const type = checker.getApparentType(checker.getTypeAtLocation(receiver))
  const parts = type.isUnionOrIntersection() ? type.types : [type]
  return parts.flatMap((part) => {
    const bases = part.isClassOrInterface() ? checker.getBaseTypes(part) : []
    return [part, ...bases].flatMap(({ symbol }) => (symbol === undefined ? [] : [symbol.name]))
  })
}

const isOfLibrary = (declaration: ts.Declaration) =>
  LIBRARY.test(declaration.getSourceFile().fileName)

/** The member or global that an identifier names, if the browser brings it. */
function featureOf(checker: ts.TypeChecker, node: ts.Identifier): readonly string[] | undefined {
  const { parent } = node
  const property =
    ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node
      ? checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), node.text)
      : checker.getSymbolAtLocation(node)
  const declarations = (property?.declarations ?? []).filter(isOfLibrary)
  if (declarations.some((each) => ts.isVariableDeclaration(each) || ts.isFunctionDeclaration(each)))
    return firstKnown([
      ['javascript', 'builtins', node.text],
      ['api', node.text],
      ['api', 'Window', node.text],
    ])
  const receivers = ts.isPropertyAccessExpression(parent)
    ? receiverNames(checker, parent.expression)
    : ts.isBindingElement(parent)
      ? receiverNames(checker, parent.parent)
      : []
  const paths = declarations.flatMap((each) => {
    const owner = ownerOf(each)
    if (owner === undefined) return []
    return [owner.name, ...receivers].flatMap((name) => pathsOf(name, node.text, owner.isStatic))
  })
  return firstKnown(paths)
}

/** Events are named by a text. */
function eventOf({ expression, arguments: [first] }: ts.CallExpression) {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'addEventListener')
    return undefined
  if (first === undefined || !ts.isStringLiteral(first)) return undefined
  const name = `${first.text}_event`
  return firstKnown(['Window', 'Document', 'Element', 'HTMLElement'].map((on) => ['api', on, name]))
}

function attributeOf(node: ts.JsxAttribute) {
  const tag = node.parent.parent.tagName.getText()
  if (!/^[a-z]/.test(tag)) return undefined
  const name = node.name.getText().toLowerCase()
  return firstKnown([
    ['html', 'elements', tag, name],
    ['html', 'global_attributes', name],
  ])
}

function readConfig() {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
      },
    },
  )
  return { fileNames: config?.fileNames ?? [], options: config?.options ?? {} }
}

function featureAt(checker: ts.TypeChecker, node: ts.Node): readonly string[] | undefined {
  if (ts.isIdentifier(node)) return ts.isPartOfTypeNode(node) ? undefined : featureOf(checker, node)
  if (ts.isCallExpression(node)) return eventOf(node)
  return ts.isJsxAttribute(node) ? attributeOf(node) : undefined
}

/**
 * What the sources of a folder use of a browser's JavaScript, DOM and HTML. Types are followed, so members are found, too.
 */
export function findScriptFeatures(folder = 'src'): FeatureUse[] {
  const { fileNames, options } = readConfig()
  const isOurs = (name: string) => name.startsWith(`${process.cwd()}/${folder}/`)
  const program = ts.createProgram(fileNames.filter(isOurs), options)
  const checker = program.getTypeChecker()
  const uses: FeatureUse[] = []
  for (const source of program.getSourceFiles()) {
    if (!isOurs(source.fileName) || source.isDeclarationFile) continue
    const visit = (node: ts.Node): void => {
      const feature = featureAt(checker, node)
      if (feature !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        const file = source.fileName.slice(process.cwd().length + 1)
        uses.push({ file, line: line + 1, feature })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return uses
}
