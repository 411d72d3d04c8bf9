import { join } from 'node:path'
import { DEFERRED_MODULES, BUDGETS, TRANSPORT, type PageKind } from './budgets.ts'

type ModuleInfo = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null }
type ChunkGroup = {
  name: (id: string, graph: ModuleGraph) => string | null
  debugName: string
  priority: number
  includeDependenciesRecursively: boolean
}

type DeferredKind = keyof typeof DEFERRED_MODULES

/** Who needs a module. */
type ChunkUsers = {
  /** Pages whose first screen it belongs to. */
  pages: Set<string>
  /** The kinds of these. */
  kinds: Set<PageKind>
  /** Pages that load it on their first screen or afterwards. */
  laterPages: Set<string>
  laterKinds: Set<PageKind>
  /** What comes beside a page and needs it too. */
  deferred: Set<DeferredKind>
}

/** react-bootstrap and what it stands on: small, and each page has some of it. */
const CONTROLS =
  /\/node_modules\/(react-bootstrap|@restart|uncontrollable|classnames|prop-types|dom-helpers|invariant|warning|react-lifecycles-compat|@babel)\//
/** All kinds but those of lists, which have a large part of their own in common. */
const MOST_KINDS: readonly PageKind[] = ['home', 'analyzer', 'gstr']
const STYLES = /\.s?css$/
/** The HTTP client: a candidate's first call is sent without it (shared/platform/api/earlyCall.ts). */
const isHttpClient = (id: string) =>
  /\/node_modules\/axios\/|lekha:no-fetch-adapter/.test(id) || id.endsWith(`/${TRANSPORT}`)

/**
 * The chunks of the first screens; a module goes into the first that takes it. What a module imports has at least the
 * module's own users, so each condition is one that more users cannot make false, or an earlier one becomes true: then
 * no two chunks import each other.
 */
const CHUNKS: readonly { chunk: string; takes: (users: ChunkUsers, id: string) => boolean }[] = [
  {
    chunk: 'first',
    takes: ({ kinds }, id) =>
      isElsewhere(kinds) &&
      (kinds.has('candidate') ||
        (kinds.has('signIn') && kinds.has('candidateStep')) ||
        // A stylesheet is a request of its own.
        (STYLES.test(id) &&
          (kinds.has('candidateStep') || (kinds.has('signIn') && kinds.size > 1)))),
  },
  {
    chunk: 'app',
    takes: ({ kinds, laterKinds }) => kinds.has('signIn') && laterKinds.size > 1,
  },
  { chunk: 'http', takes: (_, id) => isHttpClient(id) },
  // A candidate's phone is spared the rest of what signed-in pages load.
  {
    chunk: 'calls',
    takes: ({ kinds, laterKinds, deferred }) =>
      isElsewhere(kinds) && (laterKinds.has('candidate') || deferred.has('any')),
  },
  {
    chunk: 'signedIn',
    takes: ({ kinds, laterKinds, deferred }) =>
      (kinds.size > 1 && MOST_KINDS.some((kind) => laterKinds.has(kind))) ||
      (kinds.has('analyzer') && deferred.has('menus')),
  },
  { chunk: 'jobs', takes: ({ deferred }) => deferred.has('jobs') },
  // The icons of the services are on the home page and in the menu, and weigh as much as a list.
  {
    chunk: 'homeMenus',
    takes: ({ kinds, deferred }) => deferred.has('menus') && kinds.size === 1 && kinds.has('home'),
  },
  {
    chunk: 'controls',
    takes: ({ kinds, laterKinds, deferred }, id) =>
      deferred.has('menus') ||
      (CONTROLS.test(id) && laterKinds.size > 1) ||
      // A stylesheet is a request of its own.
      (STYLES.test(id) && kinds.has('admin') && laterKinds.size > 1) ||
      (kinds.has('admin') && laterKinds.has('analyzer')),
  },
  // Other pages take files and show tables too, but not on their first screens.
  {
    chunk: 'uploads',
    takes: ({ kinds, laterKinds }, id) =>
      kinds.has('analyzer') && (laterKinds.size > 1 || STYLES.test(id)),
  },
  {
    chunk: 'analyzer',
    takes: (users) => isShared(users, 'analyzer') && users.pages.has('financial/bankStatement'),
  },
  { chunk: 'oneFile', takes: (users) => isShared(users, 'analyzer') },
  { chunk: 'lists', takes: ({ kinds }) => kinds.has('admin') && kinds.has('kyc') },
  { chunk: 'tables', takes: ({ kinds, laterKinds }) => kinds.has('admin') && laterKinds.size > 1 },
  { chunk: 'admin', takes: ({ kinds }) => kinds.has('admin') },
  { chunk: 'dashboard', takes: (users) => isShared(users, 'kyc') },
  {
    chunk: 'candidate',
    takes: ({ kinds, pages }) => kinds.has('candidate') && areBothSteps(pages),
  },
  { chunk: 'candidateSteps', takes: ({ pages }) => areBothSteps(pages) },
]

const isElsewhere = (kinds: ReadonlySet<PageKind>) =>
  [...kinds].some((kind) => kind !== 'candidate' && kind !== 'candidateStep')

const areBothSteps = (pages: ReadonlySet<string>) =>
  [...pages].filter((page) => page.endsWith(', language chosen')).length === 2

const isShared = ({ kinds, laterPages }: ChunkUsers, kind: PageKind) =>
  kinds.has(kind) && laterPages.size > 1

/** A module that only one page ever loads goes into that page's chunk. */
const ownPage = ({ pages, laterPages }: ChunkUsers): string | null =>
  laterPages.size === 1 ? ([...pages][0] ?? null) : null

/**
 * Puts what is always loaded together into one chunk: a phone on a slow line pays the round trip of a request once and
 * not for each of forty small files, which also pack worse.
 */
export function chunkGroups(root: string): ChunkGroup[] {
  let usersOf: ReadonlyMap<string, ChunkUsers> | null = null
  return [
    {
      debugName: 'first screens',
      priority: 1,
      includeDependenciesRecursively: false,
      name(id, graph) {
        usersOf ??= findUsers(root, graph)
        const users = usersOf.get(id)
        if (users === undefined) return null
        return CHUNKS.find(({ takes }) => takes(users, id))?.chunk ?? ownPage(users)
      },
    },
  ]
}

function findUsers(root: string, graph: ModuleGraph): ReadonlyMap<string, ChunkUsers> {
  const found = new Map<string, ChunkUsers>()
  const usersOf = (id: string) => {
    const users = found.get(id) ?? {
      pages: new Set(),
      kinds: new Set(),
      laterPages: new Set(),
      laterKinds: new Set(),
      deferred: new Set(),
    }
    found.set(id, users)
    return users
  }
  const idOf = (module: string): string => {
    const id = join(root, module)
    if (graph.getModuleInfo(id) === null)
      throw new Error(`The build has no ${module}. Correct scripts/vite/budgets.ts.`)
    return id
  }
  const idsOf = (modules: readonly string[]) => modules.map(idOf)
  for (const { page, kind, pageModule, modules } of BUDGETS) {
    const first = reachableModules(idsOf([pageModule, ...modules]), graph, false)
    for (const id of first) {
      usersOf(id).pages.add(page)
      usersOf(id).kinds.add(kind)
    }
    for (const id of new Set([...first, ...reachableModules(idsOf([pageModule]), graph, true)])) {
      usersOf(id).laterPages.add(page)
      usersOf(id).laterKinds.add(kind)
    }
  }
  for (const entry of ['any', 'menus', 'jobs'] as const)
    for (const id of reachableModules(idsOf(DEFERRED_MODULES[entry]), graph, false))
      usersOf(id).deferred.add(entry)
  // What no first screen needs is left to the bundler.
  return new Map([...found].filter(([, { pages }]) => pages.size > 0))
}

/** The modules and all that they import; with `andLater` also what they load when it is needed. */
function reachableModules(
  modules: readonly string[],
  graph: ModuleGraph,
  andLater: boolean,
): Set<string> {
  const seen = new Set(modules)
  // A set goes on to what is added while it is walked.
  for (const id of seen) {
    const info = graph.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) seen.add(next)
    if (andLater) for (const next of info?.dynamicallyImportedIds ?? []) seen.add(next)
  }
  return seen
}
