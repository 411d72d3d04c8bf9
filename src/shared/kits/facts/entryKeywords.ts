/** An entry's narration must match `pattern` and all of `also`, and none of `except`. */
type KeywordRule = { pattern: RegExp; also: readonly RegExp[]; except: readonly RegExp[] }

/** A bank's charge for a cash entry or a return does not count. */
const CHARGE = /\b(charges?|chgs?|chrgs?|fees?|gst|penalty|penal)\b/i
/** Transfers contain free text. */
const TRANSFER = /\b(upi|imps|neft|rtgs|pos)\b(?!.{0,6}\bcash (wdl|withdrawal))/i

/** 'ATW' and 'NWD' are HDFC's terms for its own and other banks' machines. */
const CASH: KeywordRule = {
  pattern:
    /\bcash|\batm[ /-]?(wdl|wd|withdrawal)\b|\b(atw|nwd|eaw|cdm)\b|\bself (chq|cheque|withdrawal)\b/i,
  also: [],
  except: [
    CHARGE,
    TRANSFER,
    /\bcash ?(back|free|e|less|credit|discount|management|mgmt|flow|ier)\b/i,
  ],
}

const RETURN_WORD =
  /\b(?:ret|retd|retn|return|returned|rtn|bounced?|dishonou?r(?:ed)?|unpaid|reject|rejected)\b|\b(?:insufficient|insuff) (?:funds?|(?:bal|balance))\b|\bfunds? insufficient\b/i
const INSTRUMENT =
  /\b(?:chq|cheque|chqs|clg|clearing|cts|ecs|nach|ach|emi|mandate|inward|outward|si|iw|ow)\b|\b[io]\/w\b/i
/** They need no instrument beside them. */
const BOUNCE =
  /\b(?:bounced?|dishonou?r(?:ed)?|rtn|unpaid)\b|\b(?:insufficient|insuff) (?:funds?|(?:bal|balance))\b|\bfunds? insufficient\b/i
/** Free text of a transfer. */
const FREE_TEXT = /\b(?:upi|imps|pos)\b/i

const RETURNS: readonly KeywordRule[] = [
  { pattern: RETURN_WORD, also: [INSTRUMENT], except: [CHARGE] },
  { pattern: BOUNCE, also: [], except: [CHARGE, FREE_TEXT] },
]

/** 'INCL GST' is the charge itself. */
const TAX =
  /(?<!\b(?:incl|including|inclusive of|inc|with)[. ]*|[+&] ?)\b(?:gst|igst|cgst|sgst|tax)\b/i

/** 'ECS RTN CHG', 'CHQRTNCHGS', but not the tax on it. */
const RETURN_CHARGES: readonly KeywordRule[] = [
  { pattern: RETURN_WORD, also: [CHARGE], except: [FREE_TEXT, TAX] },
  {
    pattern: /\b(?:chq|ecs|ach|nach)?(?:rtn|ret)(?:chgs?|chrgs?|charges?)\b/i,
    also: [],
    except: [],
  },
]

/** SBI's deposit that belongs to an account is a 'MOD'. Interest is income of its own. */
const SWEEP: KeywordRule = {
  pattern:
    /\b(?:auto ?|rev(?:erse)? ?)?sweep(?:[ -]?(?:in|out|trf))?\b|\bmod\b|\b(?:flexi|f\.?d\.?|fixed deposit|term deposit|tdr|stdr)\b/i,
  also: [],
  except: [/\b(?:int|intt|interest|tds|loan|emi|sip|n?ach|ecs|mandate|flexi ?cap)\b/i, FREE_TEXT],
}

const matchesRule = ({ pattern, also, except }: KeywordRule, narration: string): boolean =>
  pattern.test(narration) &&
  also.every((pattern) => pattern.test(narration)) &&
  !except.some((pattern) => pattern.test(narration))

/** True for a deposit or withdrawal of cash, by its narration. */
export const isCash = (narration: string): boolean => matchesRule(CASH, narration)
/** True for a returned cheque, mandate or transfer, by its narration; not for the charge for it. */
export const isReturn = (narration: string): boolean =>
  RETURNS.some((rule) => matchesRule(rule, narration))
/** True for a bank's charge for a return, by its narration. */
export const isReturnCharge = (narration: string): boolean =>
  RETURN_CHARGES.some((rule) => matchesRule(rule, narration))
/** True for a transfer between an account and a fixed deposit that belongs to it, by its narration. */
export const isSweep = (narration: string): boolean => matchesRule(SWEEP, narration)
