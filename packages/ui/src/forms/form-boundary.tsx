import { Component, type ReactNode } from 'react';

export interface FormBoundaryProps {
  /** Why the schema was refused, before anything was drawn. */
  problems: readonly string[] | undefined;
  fallback: ReactNode;
  onRefuse: ((problems: readonly string[]) => void) | undefined;
  children: ReactNode;
}

/** A form that fails while it is drawn is a form that cannot be shown: the page around it stays. */
export class FormBoundary extends Component<FormBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    const { problems, onRefuse } = this.props;
    if (problems) onRefuse?.(problems);
  }

  override componentDidCatch(failure: unknown) {
    this.props.onRefuse?.([failure instanceof Error ? failure.message : String(failure)]);
  }

  override render() {
    return this.state.failed || this.props.problems ? this.props.fallback : this.props.children;
  }
}
