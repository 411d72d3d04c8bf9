import type { FoundValue } from '#shared/kits/analyzer/result/source/useSourceSearch.ts'

/** `path` is an id, because two values may have the same text. */
export type SelectedValue = { path: string } & Pick<FoundValue, 'label' | 'text' | 'isSum' | 'rows'>
