import textScan from 'bootstrap-icons/icons/body-text.svg?raw'
import { safeParse } from 'valibot'
import type { AnalyzerDefinition } from '#shared/kits/analyzer/definition.ts'
import { estimateMs } from '#shared/kits/analyzer/estimates.ts'
import { singleFile } from '#shared/kits/analyzer/intake/SingleFileIntake.tsx'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import { toPollResult } from '#shared/kits/jobs/statusResponses.ts'
import type { Sample } from '#shared/kits/upload/samples/sample.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { toBase64 } from '#shared/platform/lib/base64.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { PayslipListSchema, type Payslip } from './contract.ts'
import { payslipOutput, payslipUpload } from './endpoints.ts'

/** The file is in public/samples. */
export const PAYSLIP_SAMPLES: readonly Sample[] = [
  { name: 'sample-payslip.pdf', url: '/samples/sample-payslip.pdf', size: 3739, pages: 1 },
]

/** analyzers §2, §4, §7 */
export const payslipDefinition: AnalyzerDefinition<readonly Payslip[]> = {
  id: 'payslip',
  service: 'payslip',
  title: SERVICES.payslip.label,
  subtitle: 'Employer, earnings and deductions, shown next to the page they come from.',
  path: SERVICES.payslip.path,
  intake: singleFile({
    limits: UPLOAD_LIMITS.payslip,
    dropTitle: 'Drop a payslip here',
    instructions: {
      count:
        'It may contain several payslips; each gets its own result. If you drop several files, each becomes a separate job.',
      extra: [
        {
          icon: textScan,
          title: 'Readable text',
          description: 'The PDF from your payroll works best. A scan must be straight and sharp.',
        },
      ],
    },
    samples: PAYSLIP_SAMPLES,
  }),
  errors: processingErrors,
  estimateMs,
  async submit({ files, signal, onUploadProgress }) {
    const contents = await Promise.all(files.map(async ({ file }) => toBase64(file)))
    return callEndpoint(payslipUpload, contents, { signal, onUploadProgress })
  },
  async poll({ transactionId, signal }) {
    const answer = await callEndpoint(payslipOutput, transactionId, { signal })
    return answer.ok ? { ok: true, value: toPollResult(answer.value, answer.body) } : answer
  },
  parseResult({ data }) {
    const parsed = safeParse(PayslipListSchema, data)
    return parsed.success ? parsed.output : null
  },
  async summarize(answer) {
    const payslips = payslipDefinition.parseResult(answer)
    if (payslips === null) return null
    return (await import('./summarizePayslips.ts')).summarizePayslips(payslips)
  },
  async readFacts(answer) {
    const payslips = payslipDefinition.parseResult(answer)
    if (payslips === null) return null
    return (await import('./facts.ts')).payslipFacts(payslips)
  },
  Result: lazyWithRetry(async () => (await import('./PayslipResult.tsx')).PayslipResult, {
    label: 'The result',
  }),
}
