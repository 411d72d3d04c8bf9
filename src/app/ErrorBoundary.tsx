import { Component, type ComponentType, type ReactNode } from 'react'

import { recordEvent } from '#shared/platform/lib/appEvents.ts'

type ErrorBoundaryProps = {
  Fallback: ComponentType<{ error: unknown }>
  /** A new value renders the children again. */
  resetKey?: string
  children: ReactNode
}

type State = { error: unknown; failed: boolean; resetKey: string | undefined }

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: undefined, failed: false, resetKey }
  }

  override componentDidCatch(error: unknown) {
    recordEvent({ kind: 'error', error })
  }

  override render() {
    const { Fallback, children } = this.props
    return this.state.failed ? <Fallback error={this.state.error} /> : children
  }
}
