import { CircleCheck, CircleX, History, TriangleAlert } from 'lucide';
import { useId, type ComponentProps } from 'react';
import { knownKey } from '../../behaviours/known-key.model.ts';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { useFocusFallback } from '../../behaviours/use-focus-fallback.ts';
import { Icon } from '../icon/index.ts';
import type { FeedItem } from './activity-feed.model.ts';
import { feedDay, feedDot, feedEntry, feedHeading, feedTime } from './activity-feed.styles.ts';

/** The feed. It gets the focus when a control in it is removed, such as Retry. */
export function ActivityFeedRoot({ ref, ...rest }: ComponentProps<'div'>) {
  const attach = useMergedRefs<HTMLDivElement>(useFocusFallback(), ref);
  return <div {...rest} ref={attach} />;
}

export interface ActivityFeedDayProps extends ComponentProps<'section'> {
  /** Such as `Today, 21 Nov 2026`. */
  heading: string;
  /** Level of the heading. Default 3, below the heading of a card. */
  level?: 2 | 3 | 4 | undefined;
}

/** The entries of one day under its heading, which names their list. */
export function ActivityFeedDay({ heading, level = 3, className, children, ...rest }: ActivityFeedDayProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={feedDay({ className })}>
      <Heading id={id} className={feedHeading()}>
        {heading}
      </Heading>
      <ActivityFeedList aria-labelledby={id}>{children}</ActivityFeedList>
    </section>
  );
}

/** The list of entries, where they are not grouped by day. */
export const ActivityFeedList = (props: ComponentProps<'ol'>) => <ol {...props} />;

export interface ActivityFeedItemProps extends ComponentProps<'li'>, Pick<FeedItem, 'tone'> {
  /** Props of the `<time>` element: its text and its `dateTime`. */
  time: ComponentProps<'time'>;
}

const glyphs = { neutral: History, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

/** One entry: what happened, as its children, and when. */
export function ActivityFeedItem({
  tone: given = 'neutral',
  time: { className: timeClass, ...time },
  className,
  children,
  ...rest
}: ActivityFeedItemProps) {
  const tone = knownKey(glyphs, given, 'neutral');
  return (
    <li {...rest} className={feedEntry({ className })}>
      <span className={feedDot({ tone })}>
        <Icon glyph={glyphs[tone]} size={14} />
      </span>
      <div>
        <p className="pt-0.5 wrap-anywhere">{children}</p>
        <time {...time} className={feedTime({ className: timeClass })} />
      </div>
    </li>
  );
}
