import type { SubClient } from '../case.ts'

type ViewChecksProps = { subClient: SubClient }

/** The cases of one sub-client (kyc §2, look 06). */
export function ViewChecks({ subClient }: ViewChecksProps) {
  return <p>{subClient.batchTag}</p>
}
