import building from 'bootstrap-icons/icons/building.svg?raw'
import chat from 'bootstrap-icons/icons/chat-dots.svg?raw'
import clipboard from 'bootstrap-icons/icons/clipboard-check.svg?raw'
import clock from 'bootstrap-icons/icons/clock.svg?raw'
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import link from 'bootstrap-icons/icons/link-45deg.svg?raw'
import { Suspense, useEffect } from 'react'
import { useCandidateLanguage, useFormats } from '#shared/kits/candidate/language/language.ts'
import { TranslationsLoading } from '#shared/kits/candidate/language/TranslationsLoading.tsx'
import { MessageScreen } from '#shared/kits/candidate/MessageScreen.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import { useRetryWhenOnline } from '#shared/ui/hooks/useRetryWhenOnline.ts'
import { useShowDialog } from './common/useShowDialog.ts'
import {
  EditableStep,
  Completed,
  LAZY_STEPS,
  OfflineScreen,
  SendingScreen,
} from './EditableStep.tsx'
import type { FormMachine } from './flow/formMachine.ts'
import { prefetchSteps } from './flow/prefetchSteps.ts'
import type { FormState } from './model/formState.ts'
import { ApplicationDetails } from './screens/ApplicationDetails.tsx'
import { useTranslations } from './translations.ts'

type ServerErrorProps = { onRetry: () => void }

/** Any failure but an invalid reference (kyc §8); when offline, loading is retried automatically. */
function ServerError({ onRetry }: ServerErrorProps) {
  const { serverError: messages, invalid } = useTranslations().screens
  const { frame } = useCandidateLanguage()
  useRetryWhenOnline(true, onRetry)
  return (
    <MessageScreen
      screen="serverError"
      icon={cloudSlash}
      title={messages.title}
      description={messages.line}
      nextSteps={{
        title: invalid.ways,
        rows: [
          { icon: clock, text: messages.later },
          { icon: link, text: messages.kept },
        ],
      }}
      action={{ label: frame.tryAgain, onPress: onRetry }}
    />
  )
}

type BusyServerProps = { until: number }

/** The machine loads the case when the wait is over. */
function BusyServer({ until }: BusyServerProps) {
  const { screens, sending } = useTranslations()
  const { clock } = useFormats()
  const left = Math.max(0, until - useNow(1000))
  return (
    <MessageScreen
      screen="busy"
      icon={hourglass}
      title={sending.busyTitle}
      description={screens.busy.line}
      nextSteps={{
        title: sending.nextTry({ clock: clock(left) }),
        rows: [{ icon: link, text: screens.serverError.kept }],
      }}
    />
  )
}

function InvalidLink() {
  const { invalid: messages } = useTranslations().screens
  return (
    <MessageScreen
      screen="invalid"
      icon={link}
      title={messages.title}
      description={messages.line}
      nextSteps={{
        title: messages.ways,
        rows: [
          { icon: chat, text: messages.newest },
          { icon: clipboard, text: messages.whole },
          { icon: building, text: messages.ask },
        ],
      }}
    />
  )
}

type FormStepsProps = {
  machine: FormMachine
  state: FormState
  onBack: (() => void) | undefined
}

export function FormSteps(props: FormStepsProps) {
  const { machine, state } = props
  const showDialog = useShowDialog()
  useEffect(() => machine.setDialogHandler(showDialog), [machine, showDialog])
  const { kind } = state.flow
  const isUnderWay = kind === 'open' || kind === 'sending'
  useEffect(() => {
    const page = new AbortController()
    if (isUnderWay) void prefetchSteps(LAZY_STEPS, page.signal)
    return () => page.abort()
  }, [isUnderWay])
  return <Suspense fallback={<TranslationsLoading />}>{renderScreen(props)}</Suspense>
}

function renderScreen({ machine, state, onBack }: FormStepsProps) {
  const { flow, values } = state
  switch (flow.kind) {
    case 'opening':
      return (
        <ApplicationDetails
          formCase={null}
          deniedPermission={null}
          onContinue={() => undefined}
          onBack={onBack}
        />
      )
    case 'invalid':
      return <InvalidLink />
    case 'serverError':
      return <ServerError onRetry={() => machine.dispatch({ kind: 'reloadPressed' })} />
    case 'busy':
      return <BusyServer until={flow.until} />
    case 'open':
      return <EditableStep {...{ machine, state, onBack }} form={flow.form} />
    case 'sending': {
      const { submission, form, attempts } = flow
      const { formCase } = form
      return submission.kind === 'waiting' ? (
        <OfflineScreen
          {...{ formCase, values, attempts, submission }}
          onRetry={() => machine.dispatch({ kind: 'retryDue' })}
        />
      ) : (
        <SendingScreen {...{ formCase, submission }} />
      )
    }
    case 'completed':
      return <Completed formCase={flow.formCase} summary={flow.sent} />
    default:
      return flow satisfies never
  }
}
