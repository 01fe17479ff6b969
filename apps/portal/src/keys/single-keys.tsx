import { pages } from '@portal/api/contract';
import { lazyWithPreload } from '@portal/ui/behaviours';
import { Keyboard } from 'lucide';
import { use, useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { lazyDialog } from '../base/lazy-dialog.ts';
import { keyOf, singleKeys } from '../base/single-keys.ts';
import { appearanceOf } from '../kept/appearance.ts';
import { readActions } from '../page/read-actions.ts';
import { listEnds } from '../screens/applications/list-ends.ts';
import { useUser } from '../session/use-session.ts';
import { PageActionsContext, usePageActions } from '../page/page-actions.ts';
import { PageNotice } from '../page/page-notice.tsx';
import type { KeyPage } from './shortcuts-dialog.tsx';
import { focusedId, moveToRow, tickRow } from './rows.ts';
import { stepFrom } from './step.ts';
import { useKeyActs } from './use-key-acts.ts';

const Shortcuts = lazyDialog(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);
const EditById = lazyWithPreload(
  // The code of an application, which is loaded by the time a row has the focus.
  async () => (await import('../screens/applications/detail/detail.route.tsx')).EditById,
);

const isAt = (pathname: string, ...names: readonly (keyof typeof pages)[]) =>
  names.some((name) => matchPath(pages[name].path, pathname));

function pageAt(pathname: string): KeyPage {
  if (isAt(pathname, 'list', 'listAll')) return 'list';
  return isAt(pathname, 'application') ? 'application' : 'other';
}

export interface SingleKeysProps {
  readonly onOpenPalette: () => void;
  /** Element above the content, for messages. */
  readonly notices: Element | null;
}

/** What the single keys do, and the list of them (PALETTE-034 to PALETTE-040). */
export function SingleKeys({ onOpenPalette, notices }: SingleKeysProps) {
  const registry = use(PageActionsContext);
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const page = pageAt(pathname);
  const [showsShortcuts, showShortcuts] = useState(false);
  const [edited, setEdited] = useState<{ readonly id: string; readonly number: number }>();
  const [notice, setNotice] = useState<{ readonly text: string; readonly number: number }>();
  /** Each key press has its own result. */
  const count = useRef(0);
  useEffect(() => {
    // As the user has chosen, in this tab or in another.
    const follow = () => singleKeys.turn(appearanceOf(user).singleKeys === 'on');
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [user]);

  const say = (text: string) => {
    count.current += 1;
    setNotice({ text, number: count.current });
  };
  const openShortcuts = () => {
    Shortcuts.load().then(
      () => showShortcuts(true),
      () => say('The keyboard shortcuts could not be loaded.'),
    );
  };
  const begin = async (action: string) => {
    const groups = await readActions(registry, document.activeElement, true);
    const items = groups.flatMap((group) => (group.heading === undefined ? [] : group.items));
    const item = items.find(({ id }) => id === action);
    if (item?.disabled) say(item.disabledReason ?? '');
    else item?.onSelect?.();
  };
  const editRow = () => {
    const id = focusedId();
    if (id === undefined) return void begin('edit');
    count.current += 1;
    const { current: number } = count;
    EditById.load().then(
      () => setEdited({ id, number }),
      () => say('The form could not be loaded.'),
    );
  };
  const step = (by: 1 | -1) => {
    const href = stepFrom(pathname, state, by);
    if (href) void navigate(href, { replace: true, state });
    if (href === null) say(listEnds[by === 1 ? 'next' : 'previous']);
  };

  const everywhere = { [keyOf.shortcuts]: openShortcuts };
  const onApplications = {
    ...everywhere,
    [keyOf.assignee]: () => void begin('assignee'),
    [keyOf.label]: () => void begin('label'),
  };
  const acts: Record<KeyPage, Readonly<Record<string, () => void>>> = {
    list: {
      ...onApplications,
      [keyOf.next]: () => moveToRow(1),
      [keyOf.previous]: () => moveToRow(-1),
      [keyOf.tick]: tickRow,
      [keyOf.search]: focusSearch,
      [keyOf.edit]: editRow,
    },
    application: {
      ...onApplications,
      [keyOf.next]: () => step(1),
      [keyOf.previous]: () => step(-1),
      [keyOf.search]: onOpenPalette,
      [keyOf.edit]: () => void begin('edit'),
    },
    other: everywhere,
  };
  useKeyActs(acts[page], () => setNotice(undefined));

  usePageActions({
    read: () => ({
      items: [{ id: 'shortcuts', label: 'Keyboard shortcuts', icon: Keyboard, onSelect: openShortcuts }],
    }),
  });
  const openAppearance = async () => {
    showShortcuts(false);
    const groups = await readActions(registry, null);
    const appearance = groups.flatMap(({ items }) => items).find(({ id }) => id === 'appearance');
    appearance?.onSelect?.();
  };

  return (
    <>
      {showsShortcuts && (
        <Shortcuts
          page={page}
          onAppearance={() => void openAppearance()}
          onClose={() => showShortcuts(false)}
        />
      )}
      {edited && (
        <EditById
          key={edited.number}
          id={edited.id}
          notices={notices}
          onRefused={say}
          onClose={() => setEdited(undefined)}
        />
      )}
      {notice && (
        <PageNotice key={notice.number} tone="warning" notices={notices}>
          {notice.text}
        </PageNotice>
      )}
    </>
  );
}

/** Goes to the search box with its text selected (PALETTE-038). */
function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  search?.focus();
  search?.select();
}
