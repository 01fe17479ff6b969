import { Component, type ReactNode } from 'react';

export interface FormBoundaryProps {
  /** Why the schema was rejected before the form was rendered. */
  problems: readonly string[] | undefined;
  fallback: ReactNode;
  onSchemaError: ((problems: readonly string[]) => void) | undefined;
  children: ReactNode;
}

/** Shows the fallback when the schema is rejected or the form throws, and keeps the page around it. */
export class FormBoundary extends Component<FormBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    const { problems, onSchemaError } = this.props;
    if (problems) onSchemaError?.(problems);
  }

  override componentDidCatch(failure: unknown) {
    this.props.onSchemaError?.([failure instanceof Error ? failure.message : String(failure)]);
  }

  override render() {
    return this.state.failed || this.props.problems ? this.props.fallback : this.props.children;
  }
}
