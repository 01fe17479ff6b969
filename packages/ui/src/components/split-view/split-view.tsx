import type { ComponentProps, ReactNode } from 'react';
import { useScrollableByKeyboard } from '../../behaviours/use-scrollable-by-keyboard.ts';
import type { SplitLayout } from './split-view.model.ts';
import { splitList, splitScroller, splitView } from './split-view.styles.ts';

export interface SplitViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Of `useSplitView`: with `single` there is the list alone, as wide as the place. */
  shown: SplitLayout;
  /** Name of the list's region. */
  listLabel: string;
  list: ReactNode;
  /** Stays under the list while it scrolls, such as its pagination. */
  listFoot?: ReactNode;
  /** Name of the pane's region. */
  paneLabel: string;
  pane: ReactNode;
}

/** A list and what is open of it, side by side; each scrolls by itself. */
export function SplitView({
  shown,
  listLabel,
  list,
  listFoot,
  paneLabel,
  pane,
  className,
  ...rest
}: SplitViewProps) {
  if (shown === 'single') {
    return (
      <div {...rest} data-shown={shown} className={splitView({ shown, className })}>
        {list}
        {listFoot}
      </div>
    );
  }
  return (
    <div {...rest} data-shown={shown} className={splitView({ shown, className })}>
      <section aria-label={listLabel} className={splitList()}>
        <Scroller>{list}</Scroller>
        {listFoot}
      </section>
      <section aria-label={paneLabel} className="flex min-h-0 min-w-0 flex-col bg-canvas">
        <Scroller>{pane}</Scroller>
      </section>
    </div>
  );
}

function Scroller({ children }: { children: ReactNode }) {
  return (
    <div ref={useScrollableByKeyboard()} className={splitScroller()}>
      {children}
    </div>
  );
}
