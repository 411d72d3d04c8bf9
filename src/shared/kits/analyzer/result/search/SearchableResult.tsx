import type { ReactNode } from 'react'
import { FindBar } from '#shared/ui/preview/pdf/FindBar.tsx'
import type { ResultFinder } from './useResultSearch.ts'

type SearchableResultProps = { finder: ResultFinder; children: ReactNode }

/** A result with its search field, which stays visible while the result scrolls. */
export function SearchableResult({ finder, children }: SearchableResultProps) {
  const { isOpen, typed, type, count, moveToMatch, close, fieldRef, resultRef } = finder
  return (
    <div ref={resultRef}>
      {isOpen && (
        <div className="result-search">
          <FindBar
            label="Search this result"
            inputRef={fieldRef}
            typed={typed}
            onType={type}
            count={count}
            onMove={moveToMatch}
            onClose={close}
          />
        </div>
      )}
      {children}
    </div>
  )
}
