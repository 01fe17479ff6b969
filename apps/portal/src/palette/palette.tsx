import { beginsWords, CommandList } from '@portal/ui/command-list';
import { DialogClose, DialogContent, DialogRoot, DialogTitle } from '@portal/ui/dialog';
import type { MenuItem } from '@portal/ui/menu';
import type { NavigationItem } from '@portal/ui/side-navigation';
import { launch } from '@portal/ui/safe';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { routerLink } from '../base/router-link.tsx';
import { useUser } from '../session/use-session.ts';
import {
  entriesOfPages,
  entryOfApplication,
  entryOfItem,
  foundGroups,
  idOf,
  retryGroup,
  scopeAt,
} from './palette-entries.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { paletteKeys } from '../base/palette-key.ts';
import { shownGroups, sortedCommands, type PaletteGroup } from './palette.model.ts';
import { useFound } from './use-found.ts';
import type { OpenedPalette } from './use-opening.ts';
import { useRecent } from './use-recent.ts';
import { useViews } from './use-views.ts';
import { usePageGroups } from './use-page-groups.ts';

export interface PaletteProps extends OpenedPalette {
  readonly pages: readonly NavigationItem[];
  /** Called with what begins after closing. */
  readonly onClose: (then?: () => void) => void;
}

/** Finds a record, a page or an action by text (PALETTE-004). */
export function Palette({ pages, onClose, typed, ...opened }: PaletteProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { claims } = useUser();
  const [text, setText] = useState(typed);
  const offered = usePageGroups(opened);
  const found = useFound(text);
  const scope = scopeAt(pathname, search, claims);

  const common = sortedCommands(
    offered.filter(({ heading }) => heading === undefined).flatMap(({ items }) => items),
  );
  const actionsOf = (heading: string, items: readonly MenuItem[]) => ({
    id: idOf('actions', heading),
    heading,
    entries: items.map((item) => entryOfItem(item, heading)),
  });
  const known = {
    actions: offered.flatMap(({ heading, items }) =>
      heading === undefined ? [] : actionsOf(heading, items),
    ),
    recent: {
      id: 'recent',
      heading: 'Recent',
      entries: useRecent().map((application) => entryOfApplication(application, scope, 'recent')),
    },
    views: { id: 'views', heading: 'Views', entries: useViews() },
    pages: {
      id: 'pages',
      heading: 'Pages',
      entries: [
        ...entriesOfPages(pages),
        ...common.filter(({ href }) => href !== undefined).map((item) => entryOfItem(item, 'page')),
      ],
    },
    commands: {
      id: 'commands',
      heading: 'Commands',
      entries: common.filter(({ href }) => href === undefined).map((item) => entryOfItem(item, 'command')),
    },
  };
  const results: readonly PaletteGroup<PaletteEntry>[] = [
    ...(found.found ? foundGroups(found.found, found.text, scope) : []),
    ...(found.retry ? [retryGroup(found.retry)] : []),
  ];
  const isExact = found.record !== undefined && found.found !== undefined;
  const groups = shownGroups(text, known, { groups: results, isExact }, (entry) =>
    beginsWords(text, entry.text),
  );
  const entries = new Map(groups.flatMap((group) => group.entries).map((entry) => [entry.id, entry]));

  const choose = (id: string, newTab: boolean) => {
    const entry = entries.get(id);
    if (entry?.staysOpen) entry.onSelect?.();
    else onClose(() => begin(entry, newTab));
  };
  const begin = (entry: PaletteEntry | undefined, newTab: boolean) => {
    const { href, isExternal, onSelect } = entry ?? {};
    if (href === undefined) onSelect?.();
    else if (newTab || isExternal) launch(new URL(href, location.href).href);
    else void navigate(href);
  };

  return (
    <DialogRoot
      open
      unsaved={false}
      onOpenChange={() => onClose()}
      returnFocusTo={() => document.getElementById('content')}
    >
      <DialogContent className="overflow-hidden max-md:h-[100dvh]! max-md:max-h-none! max-md:rounded-none! md:max-h-[min(620px,78dvh)]! md:max-w-[640px]!">
        <DialogTitle className="sr-only">Command palette</DialogTitle>
        <CommandList
          label="Go to or run"
          placeholder="ID, name, e-mail, page or action"
          value={text}
          onValueChange={setText}
          groups={groups.map(({ entries: options, ...group }) => ({ ...group, options }))}
          onOptionSelect={({ id }, { newTab }) => choose(id, newTab)}
          renderLink={routerLink}
          fieldEnd={<DialogClose className="md:hidden" />}
          // Says nothing while there is more to come.
          {...(found.isWaiting && { countText: () => '', emptyText: '' })}
        >
          <span>↑ ↓ choose</span>
          <span>Enter open</span>
          <span>{paletteKeys.newTab} in a new tab</span>
        </CommandList>
      </DialogContent>
    </DialogRoot>
  );
}
