import { Component, Fragment, type ReactNode } from 'react';

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
  /** How often the content at this address was drawn again because something else had changed the page. */
  readonly redrawn: number;
  readonly resetKey: string | undefined;
}

const mostRedrawn = 3;

/** A node that React holds is no longer where it was: a translator or an extension has changed the page. */
const isTorn = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/** Keeps an error in one part from blanking the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { failed: false, redrawn: 0, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: Caught): Caught | null {
    return resetKey === state.resetKey ? null : { failed: false, redrawn: 0, resetKey };
  }

  override componentDidCatch(error: unknown) {
    if (isTorn(error) && this.state.redrawn < mostRedrawn)
      this.setState(({ redrawn }) => ({ failed: false, redrawn: redrawn + 1 }));
  }

  override render() {
    const { failed, error, redrawn } = this.state;
    if (failed) return this.props.fallback(error);
    return <Fragment key={redrawn}>{this.props.children}</Fragment>;
  }
}
