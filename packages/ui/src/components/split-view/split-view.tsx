import { type ComponentProps, type ReactNode, type Ref } from 'react';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { useScrollableByKeyboard } from '../../behaviours/use-scrollable-by-keyboard.ts';
import type { SplitLayout } from './split-view.model.ts';
import { splitList, splitScroller, splitView } from './split-view.styles.ts';

export interface SplitViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useSplitView`: `single` shows only the list, in the full width. */
  layout: SplitLayout;
  /** Name of the list's region. */
  listLabel: string;
  list: ReactNode;
  /** Stays below the list while it scrolls, such as its pagination. */
  listFooter?: ReactNode;
  /** Name of the pane's region. */
  paneLabel: string;
  pane: ReactNode;
  /** The element that scrolls the list, with two panes: to reveal a row or restore the position. */
  listRef?: Ref<HTMLDivElement> | undefined;
  /** The element that scrolls the pane, with two panes: to start other content at its top. */
  paneRef?: Ref<HTMLDivElement> | undefined;
}

/** A list and its open item side by side; each scrolls by itself. */
export function SplitView({
  layout,
  listLabel,
  list,
  listFooter,
  paneLabel,
  pane,
  listRef,
  paneRef,
  className,
  ...rest
}: SplitViewProps) {
  if (layout === 'single') {
    return (
      <div {...rest} data-layout={layout} className={splitView({ layout, className })}>
        {list}
        {listFooter}
      </div>
    );
  }
  return (
    <div {...rest} data-layout={layout} className={splitView({ layout, className })}>
      <section aria-label={listLabel} className={splitList()}>
        <Scroller scroller={listRef}>{list}</Scroller>
        {listFooter}
      </section>
      <section aria-label={paneLabel} className="flex min-h-0 min-w-0 flex-col bg-canvas">
        <Scroller scroller={paneRef}>{pane}</Scroller>
      </section>
    </div>
  );
}

interface ScrollerProps {
  scroller: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

function Scroller({ scroller, children }: ScrollerProps) {
  const attach = useMergedRefs<HTMLDivElement>(useScrollableByKeyboard(), scroller);
  return (
    <div ref={attach} className={splitScroller()}>
      {/* It remains while its content is replaced, so that its height can be observed. */}
      <div className="grid min-h-full grid-cols-[minmax(0,1fr)]">{children}</div>
    </div>
  );
}
