import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { applicantUrl } from './model/applicant.ts'
import { createApplicant } from './store/addApplicant.ts'

/** Creates an applicant and shows it: the links of other pages lead here. */
export function NewApplicant() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void dispatch(createApplicant()).then((id) => navigate(applicantUrl(id), { replace: true }))
  }, [dispatch, navigate])
  return (
    <div className="page">
      <PageHeader title="New applicant" />
      <Skeleton lines={6} label="Preparing the applicant" />
    </div>
  )
}
