import type { ApplicationRow } from '@portal/api/contract';
import { EmptyState } from '@portal/ui/empty-state';
import { SplitView } from '@portal/ui/split-view';
import { MousePointerClick } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { pressedKey } from '../../../base/pressed-key.ts';
import { keyOf } from '../../../base/single-keys.ts';
import type { OpenApplication } from './open-application.model.ts';
import { EmailList } from './email-list.tsx';
import { EmailPane } from './email-pane.tsx';
import { ListPager } from '../../../listing/list-pager.tsx';
import type { ListViewProps } from '../list/application-table.tsx';
import { PaneSteps } from './pane-steps.tsx';
import { useOpenApplication } from './use-open-application.ts';
import { UnreadableRows } from '../../../listing/unreadable-rows.tsx';
import { useScrollMemory } from '../../../listing/use-scroll-memory.ts';

export interface EmailViewProps extends ListViewProps {
  opened: OpenApplication | undefined;
  onOpen: (opened: OpenApplication) => void;
  /** Called after the open application was cancelled and the user has closed the result. */
  onCancelled: () => void;
}

/** Where the focus moves when another application opens. */
type FocusTarget = 'heading' | 'row' | 'stay';

/** The list next to its open application; the address stays that of the list (OP-062). */
export function EmailView({ opened, onOpen, onCancelled, ...shown }: EmailViewProps) {
  const { location, list, rows, region } = shown;
  const { id, open, step, atEnd, expectStep } = useOpenApplication({ location, list, opened, onOpen });
  const heading = useRef<HTMLHeadingElement>(null);
  const listScroller = useRef<HTMLDivElement>(null);
  const paneScroller = useRef<HTMLDivElement>(null);
  const focusNext = useRef<FocusTarget>(undefined);
  const before = useRef(id);
  const [announced, setAnnounced] = useState(false);
  useScrollMemory(listScroller, rows.length > 0);

  useLayoutEffect(() => {
    paneScroller.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [id]);

  useEffect(() => {
    const row = region.current?.querySelector<HTMLElement>('[aria-current="true"]');
    row?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const target = focusNext.current;
    focusNext.current = undefined;
    // The focused element may have been removed with its application.
    const gone = before.current !== undefined && before.current !== id;
    const lost = gone && target === undefined && document.activeElement === document.body;
    before.current = id;
    if (target === 'row') row?.focus();
    if (target === 'heading' || lost) (heading.current ?? region.current)?.focus({ preventScroll: true });
  }, [id, region]);

  const openRow = (row: ApplicationRow) => {
    setAnnounced(false);
    if (row.ApplicationID === id) heading.current?.focus();
    else focusNext.current = 'heading';
    open(row.ApplicationID);
  };
  const move = (by: 1 | -1, focus: FocusTarget) => {
    if (!step(by)) return;
    focusNext.current = focus;
    // A screen reader user who stays on the button needs an announcement of the new application.
    setAnnounced(focus === 'stay');
  };
  const stepByKey = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    // Dialogs and menus of the view are rendered outside of it, so they keep their letters.
    const key = event.currentTarget.contains(target) ? pressedKey(event.nativeEvent) : undefined;
    if (key !== keyOf.next && key !== keyOf.previous) return;
    const by = key === keyOf.next ? 1 : -1;
    event.preventDefault();
    if (region.current?.contains(target)) move(by, 'row');
    else move(by, target.closest('[data-step]') ? 'stay' : 'heading');
  };

  return (
    <SplitView
      layout="split"
      // A click on an empty area focuses the view, so that its keyboard shortcuts work.
      tabIndex={-1}
      onKeyDown={stepByKey}
      listLabel="Applications"
      listRef={listScroller}
      list={<EmailList {...shown} openId={id} onOpenRow={openRow} />}
      listFooter={
        <>
          {list.unreadable > 0 && <UnreadableRows count={list.unreadable} />}
          {rows.length > 0 && <ListPager position={list.position} list={list} className="gap-x-2 px-3!" />}
        </>
      }
      paneLabel={id === undefined ? 'Application' : `Application ${id}`}
      paneRef={paneScroller}
      pane={
        id === undefined ? (
          <EmptyState icon={MousePointerClick} title="Select an application" />
        ) : (
          <EmailPane
            id={id}
            row={rows.find(({ ApplicationID }) => ApplicationID === id)}
            headingRef={heading}
            announced={announced}
            onCancelled={onCancelled}
            steps={<PaneSteps atEnd={atEnd} onReach={expectStep} onStep={(by) => move(by, 'stay')} />}
          />
        )
      }
    />
  );
}
