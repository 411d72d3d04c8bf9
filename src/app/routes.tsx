import { ANALYZER_ROUTES } from './analyzers.tsx'
import { lazyPage } from './lazyPage.tsx'
import { SESSION_ROUTE, type Route } from './route.ts'
import { CANDIDATE_ROUTES } from './start/candidateRoutes.ts'

const AUTH = { footer: 'own', hasIdleTimer: false } as const

/** All pages (shell §2, analyzers §2, kyc §2), for guards, idle timer, titles and menus. */
export const ROUTES: readonly Route[] = [
  {
    paths: ['/'],
    access: 'guestOnly',
    title: 'Sign in',
    page: lazyPage(() => import('#features/auth/signIn/SignInPage.tsx'), 'SignInPage'),
    ...AUTH,
  },
  {
    paths: ['/signup'],
    access: 'guestOnly',
    title: 'Sign up',
    page: lazyPage(() => import('#features/auth/signUp/SignUpPage.tsx'), 'SignUpPage'),
    ...AUTH,
  },
  {
    paths: ['/signup/:verificationCode'],
    access: 'public',
    title: 'Verify your email',
    page: lazyPage(() => import('#features/auth/signUp/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
    ...AUTH,
  },
  {
    paths: ['/forgotPassword'],
    access: 'guestOnly',
    title: 'Forgot password',
    page: lazyPage(
      () => import('#features/auth/password/ForgotPasswordPage.tsx'),
      'ForgotPasswordPage',
    ),
    ...AUTH,
  },
  {
    paths: ['/forgotPassword/setPassword/:verificationCode'],
    access: 'public',
    title: 'Set a new password',
    page: lazyPage(() => import('#features/auth/password/SetPasswordPage.tsx'), 'SetPasswordPage'),
    ...AUTH,
  },

  {
    paths: ['/home'],
    title: 'Home',
    page: lazyPage(() => import('./home/HomeRoute.tsx'), 'HomeRoute'),
    ...SESSION_ROUTE,
  },
  {
    paths: ['/changePassword', '/changepassword'],
    title: 'Change password',
    page: lazyPage(
      () => import('#features/auth/password/ChangePasswordPage.tsx'),
      'ChangePasswordPage',
    ),
    ...SESSION_ROUTE,
  },
  {
    paths: ['/jobs'],
    title: 'Jobs',
    page: lazyPage(() => import('#features/jobs/JobsPage.tsx'), 'JobsPage'),
    ...SESSION_ROUTE,
  },
  {
    paths: ['/applicants'],
    title: 'Applicants',
    page: lazyPage(() => import('#features/applicants/pages.ts'), 'ApplicantsPage'),
    ...SESSION_ROUTE,
  },
  {
    paths: ['/applicants/:id'],
    title: 'Applicant',
    page: lazyPage(() => import('#features/applicants/pages.ts'), 'ApplicantPage'),
    ...SESSION_ROUTE,
  },
  {
    paths: ['/check'],
    title: 'History of files',
    page: lazyPage(() => import('#features/check/CheckPage.tsx'), 'CheckPage'),
    ...SESSION_ROUTE,
  },
  {
    paths: ['/menupage'],
    title: 'Services',
    page: lazyPage(() => import('#features/home/MenuPage.tsx'), 'MenuPage'),
    ...SESSION_ROUTE,
  },

  {
    paths: ['/admin/client'],
    title: 'Client Management',
    page: lazyPage(() => import('#features/admin/clients/ClientsPage.tsx'), 'ClientsPage'),
    ...SESSION_ROUTE,
    access: 'productAdmin',
  },
  {
    paths: ['/admin/service'],
    title: 'Service Management',
    page: lazyPage(() => import('#features/admin/services/ServicesPage.tsx'), 'ServicesPage'),
    ...SESSION_ROUTE,
    access: 'productAdmin',
  },
  {
    paths: ['/admin/user'],
    title: 'User Management',
    page: lazyPage(() => import('#features/admin/users/UsersPage.tsx'), 'UsersPage'),
    ...SESSION_ROUTE,
    access: 'admin',
  },

  ...ANALYZER_ROUTES,

  {
    paths: ['/dav/uploadfile'],
    title: 'Digital address verification',
    service: 'DAV',
    page: lazyPage(() => import('#features/kyc/dav/DavPage.tsx'), 'DavPage'),
    ...SESSION_ROUTE,
  },
  {
    paths: ['/companychecks/uploadfile'],
    title: 'Company checks',
    service: 'companyChecks',
    page: lazyPage(
      () => import('#features/kyc/companyChecks/CompanyChecksPage.tsx'),
      'CompanyChecksPage',
    ),
    ...SESSION_ROUTE,
  },
  {
    paths: ['/uan'],
    title: 'UAN automation',
    service: 'UAN',
    page: lazyPage(() => import('#features/kyc/uan/UanJobsPage.tsx'), 'UanJobsPage'),
    ...SESSION_ROUTE,
  },
  {
    paths: ['/gstr'],
    title: 'GSTR analyzer',
    service: 'gstr',
    page: lazyPage(() => import('#features/kyc/gstr/GstrPage.tsx'), 'GstrPage'),
    ...SESSION_ROUTE,
  },

  ...CANDIDATE_ROUTES,
]

/** Every unknown path goes to /home. */
export const REDIRECTS: readonly { from: string; to: string }[] = [
  { from: '/login', to: '/' },
  { from: '*', to: '/home' },
]
