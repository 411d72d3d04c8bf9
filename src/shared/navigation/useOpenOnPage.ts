import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether something over the page is open, and the way to open and close it. It belongs to its page: a change of page closes it (D52). */
export function useOpenOnPage(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  if (openAt !== null && openAt !== key) setOpenAt(null) // for good: coming back does not open it again
  return [openAt === key, (isOpen) => setOpenAt(isOpen ? key : null)]
}
