/** API paths. Pages differ from them only in case (`/UAN/…` and `/uan`), so there is no `i` flag. */
export const API_PATH = /^\/(master|service|GSTR|CompanyChecks|UAN)\//

/** The maps service: tiles and search, without a session. */
export const MAP_PATH = /^\/map\//

/** The sandbox's own pages. */
export const SANDBOX_PATH = /^\/sandbox(\/|\?|$)/
