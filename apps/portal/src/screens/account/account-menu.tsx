import { lazyWithPreload } from '@portal/ui/behaviours';
import { Avatar } from '@portal/ui/avatar';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { preloadMenu, useMenuButton } from '@portal/ui/menu';
import { Tooltip } from '@portal/ui/tooltip';
import { ChevronDown } from 'lucide';
import { useEffect, useState } from 'react';
import { useServices } from '../../base/services.tsx';
import { useUser } from '../../session/use-session.ts';
import { usePageActions } from '../../page/page-actions.ts';
import type { AccountTask } from './account-tasks.tsx';

const loadEntries = () => import('./account-entries.tsx');
const AccountEntries = lazyWithPreload(async () => (await loadEntries()).AccountEntries);
const AccountTasks = lazyWithPreload(async () => (await import('./account-tasks.tsx')).AccountTasks);

/** The account button, labelled with the user's name, and its menu. Narrow windows show only the initials. */
export function AccountMenu({ notices }: { readonly notices: Element | null }) {
  const user = useUser();
  const services = useServices();
  const { displayName: name } = user;
  const { menu, menuId, buttonProps, close } = useMenuButton({ preload: preloadEntries });
  const [begun, setBegun] = useState<{ readonly task: AccountTask; readonly time: number }>();

  const begin = (task: AccountTask) => setBegun((last) => ({ task, time: (last?.time ?? 0) + 1 }));
  usePageActions({
    read: async () => ({ items: (await loadEntries()).accountItems(services, user, begin) }),
  });

  useEffect(() => {
    // The page already has an appearance, which may be that of another user.
    if (document.documentElement.dataset['density'] !== undefined)
      import('../../kept/appearance.ts').then(({ showOwn }) => showOwn(user)).catch(() => undefined);
  }, [user]);

  return (
    <>
      <Tooltip text={name} repeatsName>
        <Button {...buttonProps} variant="ghost">
          <Avatar name={name} />
          <span className="max-w-[24ch] truncate max-md:sr-only">{name}</span>
          <Icon glyph={ChevronDown} size={14} className="text-text-muted max-md:hidden" />
        </Button>
      </Tooltip>
      {menu && <AccountEntries {...menu} id={menuId} label={name} onOpenChange={close} onTask={begin} />}
      {begun && <AccountTasks key={begun.time} task={begun.task} notices={notices} />}
    </>
  );
}

function preloadEntries() {
  preloadMenu();
  AccountEntries.preload();
}
