import journal from 'bootstrap-icons/icons/journal-x.svg?raw'
import bank from 'bootstrap-icons/icons/bank.svg?raw'
import type { InstructionTexts } from '#shared/upload/instructionRows.ts'

/** Words of this service beside the drop zone; the rest is generated from its limits (analyzers §2, screen 1). */
export const BANK_INSTRUCTIONS: InstructionTexts = {
  extra: [
    {
      icon: bank,
      title: 'One statement at a time per account',
      line: 'Its parts may be several files. A second account is added in the next step.',
    },
    {
      icon: journal,
      title: 'Passbooks are unsupported',
      line: 'Their pages go to the Passbook analyzer.',
    },
  ],
}
