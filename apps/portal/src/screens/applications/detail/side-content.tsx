import { Spinner } from '@portal/ui/spinner';
import type { ReactNode } from 'react';
import { Retry } from '../../../base/retry.tsx';
import type { SideReading } from './side-reading.ts';

export interface SideContentProps {
  reading: SideReading;
  /** Announced to assistive technology while loading. */
  loadingText: string;
  /** Shown if there is nothing; above Retry if it could not be loaded (OP-250). */
  emptyText: string;
  /** There is nothing to show. */
  empty: boolean;
  children: ReactNode;
}

/** Content that a card loads by itself: loading, failed, empty or loaded. A failure affects only this card (OP-158). */
export function SideContent({ reading, loadingText, emptyText, empty, children }: SideContentProps) {
  const { state, onRetry } = reading;
  const shown = state === 'ready' && !empty;
  return (
    <div aria-busy={state === 'loading' || undefined}>
      {shown ? (
        children
      ) : (
        <div className="px-card-x pt-1 pb-card-x">
          {state === 'loading' ? (
            <Spinner size="lg" label={loadingText} />
          ) : (
            <p className="text-text-muted">{emptyText}</p>
          )}
          {state === 'failed' && <Retry onClick={onRetry} className="mt-2" />}
        </div>
      )}
    </div>
  );
}
