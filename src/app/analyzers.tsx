import type { ComponentProps } from 'react'
import type { AnalyzerDefinition } from '#shared/kits/analyzer/definition.ts'
import type { AnalyzerCalls, Analyzers } from '#shared/kits/jobs/definition.ts'
import { ID_SERVICES, SERVICES } from '#shared/platform/session/services/services.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { useCurrentRoute } from './currentRoute.ts'
import { lazyPage, type PageComponent } from './lazyPage.tsx'
import { Feedback } from './pages/Feedback.tsx'
import { SESSION_ROUTE, type Route } from './route.ts'

type Analyzer = {
  service: ServiceKey
  load: () => Promise<AnalyzerCalls>
  page: PageComponent
  outputPage: PageComponent
}

type AnalyzerRow<Result> = {
  service: ServiceKey
  load: () => Promise<AnalyzerDefinition<Result>>
  /** Options of the feedback form (analyzers §1). Default: collapsed, titled 'Feedback'. */
  feedback?: Pick<ComponentProps<typeof Feedback>, 'isInitiallyOpen' | 'title'>
}

function analyzer<Result>({ service, load, feedback }: AnalyzerRow<Result>): Analyzer {
  const panel = <Feedback service={service} {...feedback} />
  return {
    service,
    load,
    page: lazyPage(async () => {
      const [{ AnalyzerPage }, definition] = await Promise.all([
        import('#shared/kits/analyzer/AnalyzerPage.tsx'),
        load(),
      ])
      return { AnalyzerPage: () => <AnalyzerPage definition={definition} feedback={panel} /> }
    }, 'AnalyzerPage'),
    outputPage: lazyPage(async () => {
      const [{ OutputPage }, definition] = await Promise.all([
        import('#shared/kits/analyzer/OutputPage.tsx'),
        load(),
      ])
      return { OutputPage: () => <OutputPage definition={definition} feedback={panel} /> }
    }, 'OutputPage'),
  }
}

export const ANALYZERS: readonly Analyzer[] = [
  analyzer({
    service: 'payslip',
    load: async () => (await import('#features/financial/payslip/definition.ts')).payslipDefinition,
  }),
  analyzer({
    service: 'form26',
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
    load: async () =>
      (await import('#features/financial/passbook/definition.ts')).passbookDefinition,
  }),
  analyzer({
    service: 'financialStatement',
    feedback: { title: 'Session Feedback', isInitiallyOpen: true },
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

export const ANALYZER_LOADERS: Analyzers = Object.fromEntries(
  ANALYZERS.map(({ service, load }) => [service, load]),
)

function AnalyzerOfService() {
  const { service } = useCurrentRoute()
  const found = ANALYZERS.find((row) => row.service === service)
  return found === undefined ? null : <found.page key={found.service} />
}

function routesOf({ service, page, outputPage }: Analyzer): Route[] {
  const { label, path, aliasPath, outputPath } = SERVICES[service]
  const row = { title: label, service, ...SESSION_ROUTE }
  const upload: Route = {
    paths: aliasPath === undefined ? [path] : [path, aliasPath],
    page,
    ...row,
  }
  return outputPath === undefined
    ? [upload]
    : [upload, { paths: [outputPath], page: outputPage, ...row }]
}

export const ANALYZER_ROUTES: readonly Route[] = [
  ...ANALYZERS.filter(({ service }) => SERVICES[service].group !== 'ID Extraction').flatMap(
    routesOf,
  ),
  {
    paths: ['/idextracter/:serviceType'],
    title: 'ID extraction',
    service: 'inAddress',
    page: AnalyzerOfService,
    ...SESSION_ROUTE,
  },
]
