import type { ComponentProps, ReactNode } from 'react';
import { useFocusFallback } from '../../behaviours/use-focus-fallback.ts';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import {
  historyActions,
  historyDetails,
  historyEntry,
  historyMeta,
  historyTitle,
} from './version-history.styles.ts';

/** The history. It gets the focus when a control in it is removed, such as Show more. Give it a name. */
export function VersionHistoryRoot({ ref, ...rest }: ComponentProps<'div'>) {
  const attach = useMergedRefs<HTMLDivElement>(useFocusFallback(), ref);
  return <div role="group" {...rest} ref={attach} />;
}

/** The list of entries, newest first. */
export const VersionHistoryList = (props: ComponentProps<'ol'>) => <ol reversed {...props} />;

export interface VersionHistoryItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Such as `Version 3`. */
  title: ReactNode;
  /** Next to the title, such as the mark of the present version. */
  badge?: ReactNode;
  /** Person, time and origin. */
  meta?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** One entry. Its children are what changed, a note, and its differences once they are opened. */
export function VersionHistoryItem({
  title,
  badge,
  meta,
  actions,
  className,
  children,
  ...rest
}: VersionHistoryItemProps) {
  return (
    <li {...rest} className={historyEntry({ className })}>
      <div className={historyTitle()}>
        {title}
        {badge}
      </div>
      {meta !== undefined && <div className={historyMeta()}>{meta}</div>}
      {actions !== undefined && <div className={historyActions()}>{actions}</div>}
      <div className={historyDetails()}>{children}</div>
    </li>
  );
}
