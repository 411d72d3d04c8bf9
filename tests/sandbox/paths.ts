/** Paths of the backend. Pages differ from them by case only (`/UAN/…` and `/uan`), hence no `i`. */
export const API_PATH = /^\/(master|service|GSTR|CompanyChecks|UAN)\//

/** The maps service: tiles and search. A service beside the backend, which knows no session. */
export const MAP_PATH = /^\/map\//

/** The sandbox's own pages. */
export const SANDBOX_PATH = /^\/sandbox(\/|\?|$)/
