import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered in place of the failed content. */
  readonly fallback: (error: unknown) => ReactNode;
  /** A new value tries again, such as the address of another page. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface Caught {
  readonly error?: unknown;
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** Keeps an error in one part from blanking the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: Caught): Caught | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
