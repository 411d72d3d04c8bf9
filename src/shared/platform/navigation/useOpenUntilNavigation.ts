import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A change of page closes it (D52). */
export function useOpenUntilNavigation(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  if (openAt !== null && openAt !== key) setOpenAt(null) // reset, so that coming back does not open it again
  return [openAt === key, (isOpen) => setOpenAt(isOpen ? key : null)]
}
