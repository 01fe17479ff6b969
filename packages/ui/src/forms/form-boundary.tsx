import { Component, type ReactNode } from 'react';
import { warnOnce } from '../texts/warn-once.ts';

export interface FormBoundaryProps {
  /** Why the schema was rejected, or what was left out of it. */
  problems: readonly string[];
  rejected: boolean;
  fallback: ReactNode;
  onSchemaError: ((problems: readonly string[]) => void) | undefined;
  onSchemaProblem: ((line: string) => void) | undefined;
  children: ReactNode;
}

const faultOf = (pointer: string) =>
  /\/pattern(Properties|$)/.test(pointer) ? 'does not compile' : 'cannot be used';

/** Shows the fallback when the schema is rejected or the form throws, and keeps the page around it. */
export class FormBoundary extends Component<FormBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    const { problems, rejected, onSchemaProblem = (line: string) => warnOnce(line, []) } = this.props;
    if (rejected) this.reject(problems);
    else for (const pointer of problems) onSchemaProblem(['form:', pointer, faultOf(pointer)].join(' '));
  }

  override componentDidCatch(failure: unknown) {
    this.reject([failure instanceof Error ? failure.message : String(failure)]);
  }

  private reject(problems: readonly string[]) {
    warnOnce('A form cannot be shown', problems);
    this.props.onSchemaError?.(problems);
    // The problems may quote the schema.
    this.props.onSchemaProblem?.('form: # cannot be shown');
  }

  override render() {
    return this.state.failed || this.props.rejected ? this.props.fallback : this.props.children;
  }
}
