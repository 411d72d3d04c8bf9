import type { FoundValue } from '#shared/kits/analyzer/result/useSourceSearch.ts'

/** The clicked value; `path` is a unique id, because two values may have the same text. */
export type SelectedValue = { path: string } & Pick<FoundValue, 'label' | 'text' | 'isSum' | 'rows'>
