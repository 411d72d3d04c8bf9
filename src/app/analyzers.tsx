import type { ComponentProps } from 'react'
import type { AnalyzerDefinition } from '#shared/analyzer/definition.ts'
import type { AnalyzerCalls, Analyzers } from '#shared/jobs/definition.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { ID_SERVICES, SERVICES } from '#shared/session/services.ts'
import { useCurrentRoute } from './currentRoute.ts'
import { lazyPage, type Page } from './lazyPage.tsx'
import { Feedback } from './pages/Feedback.tsx'
import { SESSION, type Route } from './route.ts'

/** An analyzer as the app knows it before any of its code is loaded; name, addresses and icon are those of its service. */
type Analyzer = {
  service: ServiceKey
  load: () => Promise<AnalyzerCalls>
  page: Page
  outputPage: Page
  /** Other spellings of its address (D16). */
  alsoAt?: readonly string[]
}

type AnalyzerRow<Result> = Pick<Analyzer, 'alsoAt'> & {
  service: ServiceKey
  load: () => Promise<AnalyzerDefinition<Result>>
  /** The form that follows every output (analyzers §1), where it is not folded and called 'Feedback'. */
  feedback?: Pick<ComponentProps<typeof Feedback>, 'open' | 'title'>
}

function analyzer<Result>({ service, load, feedback, ...row }: AnalyzerRow<Result>): Analyzer {
  const panel = <Feedback service={service} {...feedback} />
  return {
    service,
    load,
    page: lazyPage(async () => {
      const [{ AnalyzerPage }, definition] = await Promise.all([
        import('#shared/analyzer/AnalyzerPage.tsx'),
        load(),
      ])
      return { AnalyzerPage: () => <AnalyzerPage definition={definition} feedback={panel} /> }
    }, 'AnalyzerPage'),
    outputPage: lazyPage(async () => {
      const [{ OutputPage }, definition] = await Promise.all([
        import('#shared/analyzer/OutputPage.tsx'),
        load(),
      ])
      return { OutputPage: () => <OutputPage definition={definition} feedback={panel} /> }
    }, 'OutputPage'),
    ...row,
  }
}

/** Every analyzer, one row each. Its folder holds the definition that `load` brings. */
export const ANALYZERS: readonly Analyzer[] = [
  analyzer({
    service: 'payslip',
    load: async () => (await import('#features/financial/payslip/definition.ts')).payslipDefinition,
  }),
  analyzer({
    service: 'form26',
    alsoAt: ['/form26'],
    load: async () =>
      (await import('#features/financial/form26as/definition.ts')).form26asDefinition,
  }),
  analyzer({
    service: 'bankStatement',
    load: async () =>
      (await import('#features/financial/bankStatement/definition.ts')).bankStatementDefinition,
  }),
  analyzer({
    service: 'passbook',
    feedback: { open: true },
    load: async () =>
      (await import('#features/financial/passbook/definition.ts')).passbookDefinition,
  }),
  analyzer({
    service: 'financialStatement',
    feedback: { title: 'Session Feedback', open: true },
    load: async () =>
      (await import('#features/financial/financialStatement/definition.ts'))
        .financialStatementDefinition,
  }),
  ...ID_SERVICES.map((service) =>
    analyzer({
      service,
      load: async () =>
        (await import('#features/idExtraction/definition.ts')).ID_DEFINITIONS[service],
    }),
  ),
]

/** By id, for the engine: a job goes on after a reload on any page. */
export const ANALYZER_LOADERS: Analyzers = Object.fromEntries(
  ANALYZERS.map(({ service, load }) => [service, load]),
)

/** The analyzer of the service that the address names: ID extraction has one address for five of them. */
function AnalyzerOfService() {
  const { service } = useCurrentRoute()
  const found = ANALYZERS.find((row) => row.service === service)
  return found === undefined ? null : <found.page key={found.service} />
}

/** Pages of an analyzer that has an address to itself. */
function routesOf({ service, page, outputPage, alsoAt = [] }: Analyzer): Route[] {
  const { label, path, outputPath } = SERVICES[service]
  const row = { title: label, service, ...SESSION }
  const upload: Route = { paths: [path, ...alsoAt], page, ...row }
  return outputPath === undefined
    ? [upload]
    : [upload, { paths: [outputPath], page: outputPage, ...row }]
}

/** The analyzers' rows of the route table (analyzers §2). */
export const ANALYZER_ROUTES: readonly Route[] = [
  ...ANALYZERS.filter(({ service }) => SERVICES[service].group !== 'ID Extraction').flatMap(
    routesOf,
  ),
  {
    paths: ['/idextracter/:serviceType'],
    title: 'ID extraction',
    service: 'inAddress',
    page: AnalyzerOfService,
    ...SESSION,
  },
]
