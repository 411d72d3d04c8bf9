import { safeParse } from 'valibot'
import textScan from 'bootstrap-icons/icons/body-text.svg?raw'
import { call } from '#shared/api/call.ts'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import type { AnalyzerDefinition } from '#shared/analyzer/definition.ts'
import { oneFile } from '#shared/analyzer/intake/oneFile.tsx'
import { estimateMs } from '#shared/analyzer/estimates.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { toPollAnswer } from '#shared/jobs/wireAnswers.ts'
import { SERVICES } from '#shared/session/services.ts'
import { toBase64 } from '#shared/lib/base64.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { PayslipListSchema, type Payslip } from './contract.ts'
import { payslipOutput, payslipUpload } from './endpoints.ts'
import { PAYSLIP_SAMPLES } from './samples.ts'

/** The payslip analyzer (analyzers §2, §4, §7). */
export const payslipDefinition: AnalyzerDefinition<readonly Payslip[]> = {
  id: 'payslip',
  service: 'payslip',
  title: SERVICES.payslip.label,
  line: 'Employer, earnings and deductions, read beside the page they stand on.',
  path: SERVICES.payslip.path,
  intake: oneFile({
    limits: UPLOAD_LIMITS.payslip,
    dropTitle: 'Drop a payslip here',
    instructions: {
      count:
        'It may hold several payslips; each becomes its own result. Drop several files and each is a job of its own.',
      extra: [
        {
          icon: textScan,
          title: 'Text that can be read',
          line: 'The PDF your payroll sent is best. A scan has to be straight and sharp.',
        },
      ],
    },
    samples: PAYSLIP_SAMPLES,
  }),
  errors: processingErrors,
  estimateMs,
  async submit({ files, signal, onUploadProgress }) {
    const contents = await Promise.all(files.map(async ({ file }) => toBase64(file)))
    return call(payslipUpload, contents, { signal, onUploadProgress })
  },
  async poll({ transactionId, signal }) {
    const answer = await call(payslipOutput, transactionId, { signal })
    return answer.ok ? { ok: true, value: toPollAnswer(answer.value) } : answer
  },
  parseResult({ data }) {
    const parsed = safeParse(PayslipListSchema, data)
    return parsed.success ? parsed.output : null
  },
  subjectOf(data) {
    const parsed = safeParse(PayslipListSchema, data)
    const details = parsed.success ? parsed.output[0]?.details : undefined
    return details?.find(({ key }) => /^(?:employee_?)?name$/i.test(key))?.text
  },
  Result: lazyPart(async () => (await import('./PayslipResult.tsx')).PayslipResult, {
    what: 'The result',
  }),
}
