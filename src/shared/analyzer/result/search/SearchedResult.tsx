import type { ReactNode } from 'react'
import { FindBar } from '#shared/preview/FindBar.tsx'
import type { ResultFinder } from './useResultSearch.ts'

type SearchedResultProps = { finder: ResultFinder; children: ReactNode }

/** A result under its search, which stays in view while the result scrolls. */
export function SearchedResult({ finder, children }: SearchedResultProps) {
  const { isOpen, typed, type, count, step, close, fieldRef, resultRef } = finder
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
            onStep={step}
            onClose={close}
          />
        </div>
      )}
      {children}
    </div>
  )
}
