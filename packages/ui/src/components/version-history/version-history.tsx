import { RotateCcw } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import { Button } from '../button/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { historyFoot } from './version-history.styles.ts';
import { versionHistoryTexts } from './version-history.texts.ts';
import {
  VersionHistoryItem,
  VersionHistoryList,
  VersionHistoryRoot,
  type VersionHistoryItemProps,
} from './version-history-parts.tsx';
import { useVersionHistory, type VersionHistoryOptions } from './use-version-history.ts';

export interface VersionEntry<Id extends string | number = string | number> extends Pick<
  VersionHistoryItemProps,
  'title' | 'badge' | 'meta'
> {
  id: Id;
  /** What changed in it. */
  changes?: ReactNode;
  /** What its author wrote about it. */
  note?: ReactNode;
  /** Its name in those of its buttons, such as `version 3`. Without a name it has no buttons. */
  name?: string | undefined;
}

export interface VersionHistoryProps<Id extends string | number>
  extends Omit<VersionHistoryOptions<Id>, 'ids'>, Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the history, such as the title of its dialog. */
  label: string;
  /** Newest first. */
  entries: readonly VersionEntry<Id>[];
  /** Renders the differences of an entry, while they are open. Without it there is no Compare. */
  renderComparison?: ((id: Id) => ReactNode) | undefined;
  /** Called with the entry to restore. Without it there is no Restore. */
  onRestore?: ((id: Id) => void) | undefined;
  /** Reads older entries. Without it there is no Show more. */
  onShowMore?: (() => void) | undefined;
  /** Reads a failed history again. Without it there is no Retry. */
  onRetry?: (() => void) | undefined;
}

/** The versions of something, newest first: who made each, what changed, its differences, and a way back to it. */
export function VersionHistory<Id extends string | number>({
  label,
  entries,
  state,
  compared,
  defaultCompared,
  onComparedChange,
  renderComparison,
  onRestore,
  onShowMore,
  onRetry,
  ...rest
}: VersionHistoryProps<Id>) {
  const texts = useTexts('version-history', versionHistoryTexts);
  const ids = entries.map(({ id }) => id);
  const history = useVersionHistory({ ids, state, compared, defaultCompared, onComparedChange });
  const { shows, loadingMore, failedMore } = history;
  const actionsOf = ({ id, name }: VersionEntry<Id>) =>
    name === undefined ? undefined : (
      <>
        {renderComparison && (
          <Button size="xs" aria-label={texts.compareName({ name })} {...history.getCompareProps(id)}>
            {texts.compareText}
          </Button>
        )}
        {onRestore && (
          <Button size="xs" aria-label={texts.restoreName({ name })} onClick={() => onRestore(id)}>
            {texts.restoreText}
          </Button>
        )}
      </>
    );
  return (
    <VersionHistoryRoot
      aria-label={label}
      {...rest}
      aria-busy={shows === 'loading' || loadingMore || undefined}
    >
      {shows === 'loading' && <LoadingEntries label={texts.loadingText} />}
      {shows === 'empty' && <p className="text-text-muted">{texts.emptyText}</p>}
      {shows === 'entries' && (
        <VersionHistoryList aria-label={label}>
          {entries.map((entry) => {
            const { id, title, badge, meta, changes, note } = entry;
            return (
              <VersionHistoryItem key={id} {...{ title, badge, meta }} actions={actionsOf(entry)}>
                {changes !== undefined && <div>{changes}</div>}
                {note !== undefined && <div className="text-text-muted">{note}</div>}
                {history.isCompared(id) && (
                  <div {...history.getComparisonProps(id)} className="mt-2">
                    {renderComparison?.(id)}
                  </div>
                )}
              </VersionHistoryItem>
            );
          })}
        </VersionHistoryList>
      )}
      {(shows === 'failed' || failedMore) && (
        <div className={historyFoot()}>
          <p role="alert">{texts.failedText}</p>
          {onRetry && (
            <Button icon={RotateCcw} onClick={onRetry}>
              {texts.retryText}
            </Button>
          )}
        </div>
      )}
      {shows === 'entries' && onShowMore && !failedMore && (
        <div className={historyFoot()}>
          <Button pending={loadingMore} onClick={onShowMore}>
            {texts.showMoreText}
          </Button>
        </div>
      )}
    </VersionHistoryRoot>
  );
}

/** Placeholders as high as entries. */
const LoadingEntries = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <ol aria-hidden>
      {[0, 1, 2].map((line) => (
        <VersionHistoryItem key={line} title={<Skeleton width="5.5rem" />} meta={<Skeleton width="12rem" />}>
          <Skeleton width="7rem" />
        </VersionHistoryItem>
      ))}
    </ol>
  </div>
);
