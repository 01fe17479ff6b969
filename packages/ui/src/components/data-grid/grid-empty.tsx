import { CloudOff, RotateCcw, SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState, type EmptyStateProps } from '../empty-state/index.ts';

export interface DataGridRetryProps extends ComponentProps<'div'> {
  /** Reads the rows again. */
  onRetry: () => void;
  /** Default `Retry`. */
  text?: string | undefined;
}

/** Beside rows that are still there after reading them again failed. */
export const DataGridRetry = ({ onRetry, text, className = '', ...rest }: DataGridRetryProps) => (
  <div
    {...rest}
    className={`flex justify-end border-t border-border bg-surface px-gutter py-1.5 ${className}`}
  >
    <RetryButton onRetry={onRetry} text={text} />
  </div>
);

export interface DataGridEmptyProps extends Omit<EmptyStateProps, 'icon' | 'title' | 'tone' | 'action'> {
  /** Nothing could be read: it looks the same and offers Retry (OP-250). Default false. */
  failed?: boolean | undefined;
  /** Default `No Results.` */
  text?: string | undefined;
  /** Reads the rows again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Default `Retry`. */
  retryText?: string | undefined;
}

/** In place of rows. */
export const DataGridEmpty = ({
  failed = false,
  text = 'No Results.',
  onRetry,
  retryText,
  ...rest
}: DataGridEmptyProps) => (
  <EmptyState
    {...rest}
    icon={failed ? CloudOff : SearchX}
    tone={failed ? 'danger' : 'neutral'}
    title={text}
    action={failed && onRetry && <RetryButton onRetry={onRetry} text={retryText} />}
  />
);

const RetryButton = ({ onRetry, text = 'Retry' }: Pick<DataGridRetryProps, 'onRetry' | 'text'>) => (
  <Button icon={RotateCcw} onClick={onRetry}>
    {text}
  </Button>
);
