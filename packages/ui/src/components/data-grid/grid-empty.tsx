import { CloudOff, RotateCcw, SearchX } from 'lucide';
import type { ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { EmptyState, type EmptyStateProps } from '../empty-state/index.ts';
import { dataGridTexts } from './data-grid.texts.ts';

export interface DataGridRetryProps extends ComponentProps<'div'> {
  /** Reads the rows again. */
  onRetry: () => void;
}

/** Below rows that remain after reading them again failed. */
export const DataGridRetry = ({ onRetry, className = '', ...rest }: DataGridRetryProps) => (
  <div
    {...rest}
    className={`flex justify-end border-t border-border bg-surface px-gutter py-1.5 ${className}`}
  >
    <RetryButton onRetry={onRetry} />
  </div>
);

export interface DataGridEmptyProps extends Omit<EmptyStateProps, 'icon' | 'title' | 'tone' | 'action'> {
  /** The rows could not be read: shows the same text and offers Retry (OP-250). Default false. */
  failed?: boolean | undefined;
  /** Default `No Results.` */
  text?: string | undefined;
  /** Reads the rows again after a failure. */
  onRetry?: (() => void) | undefined;
}

/** Instead of rows. */
export function DataGridEmpty({ failed = false, text, onRetry, ...rest }: DataGridEmptyProps) {
  const texts = useTexts('data-grid', dataGridTexts);
  return (
    <EmptyState
      {...rest}
      icon={failed ? CloudOff : SearchX}
      tone={failed ? 'danger' : 'neutral'}
      title={text ?? texts.emptyText}
      action={failed && onRetry && <RetryButton onRetry={onRetry} />}
    />
  );
}

const RetryButton = ({ onRetry }: Pick<DataGridRetryProps, 'onRetry'>) => {
  const { retryText } = useTexts('data-grid', dataGridTexts);
  return (
    <Button icon={RotateCcw} onClick={onRetry}>
      {retryText}
    </Button>
  );
};
