import { ChartColumn, CircleHelp, Files, Settings, Users } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { BrandMark } from '../brand-mark/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { NavigationButton, SideNavigation } from './side-navigation.tsx';
import { useNavigationSheet } from './use-navigation-sheet.ts';
import type { NavigationItem } from './navigation-content.tsx';

const items: NavigationItem[] = [
  { id: 'orders', label: 'Orders', icon: Files, href: '#orders', current: true },
  { id: 'reports', label: 'Reports', icon: ChartColumn, href: '#reports' },
  { id: 'users', label: 'Users', icon: Users, href: '#users' },
  { id: 'settings', label: 'Settings', icon: Settings, href: '#settings', disabled: true },
];
const foot: NavigationItem[] = [
  { id: 'help', label: 'Help', icon: CircleHelp, href: 'https://help.example', external: true },
];

// A router's link: answers the click without leaving the page.
const routerLink: RenderLink = ({ onClick, ...props }) =>
  plainLink({
    ...props,
    onClick: (event) => {
      event.preventDefault();
      onClick?.(event);
    },
  });

function Shell({ brand }: { brand: string }) {
  const { open, onOpen, onClose } = useNavigationSheet();
  return (
    <div className="flex">
      <SideNavigation
        brand={brand}
        items={items}
        foot={foot}
        open={open}
        onClose={onClose}
        renderLink={routerLink}
      />
      <div className="min-w-0 flex-1">
        <TopBar
          narrowStart={
            <>
              <NavigationButton open={open} onOpen={onOpen} />
              <BrandMark name={brand} size="sm" />
            </>
          }
        />
        <main className="p-4">
          <h1>Orders</h1>
        </main>
      </div>
    </div>
  );
}

const meta = preview.meta({
  component: Shell,
  args: { brand: 'Harbour Trust' },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();
Default.test('tells which page is open', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current');
});
Default.test('keeps an item that leads nowhere in sight', async ({ canvas }) => {
  const item = canvas.getByRole('link', { name: 'Settings' });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).not.toHaveAttribute('href');
});
Default.test('says that help opens in a new tab', async ({ canvas }) => {
  const help = canvas.getByRole('link', { name: 'Help' });
  await expect(help).toHaveAccessibleDescription('Opens in a new tab');
  await expect(help).toHaveAttribute('target', '_blank');
});

export const Meridian = meta.story({ args: { brand: 'Meridian Wealth' }, globals: { tenant: 'meridian' } });
Meridian.test('reads on a light ground', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Reports' })).toBeVisible();
});

export const Banksia = meta.story({ args: { brand: 'Banksia Mutual' }, globals: { tenant: 'banksia' } });
Banksia.test('reads on charcoal', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Reports' })).toBeVisible();
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile2' } } });
Narrow.test('opens from its button and keeps the page behind out of reach', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  const sheet = canvas.getByRole('dialog', { name: 'Main' });
  await expect(sheet.matches(':modal')).toBe(true);
  await expect(sheet).toContainElement(document.activeElement as HTMLElement);
});
Narrow.test('closes as on Escape and gives focus back to its button', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Main' }).requestClose();
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(button).toHaveFocus();
});
Narrow.test('closes on a choice', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  await userEvent.click(canvas.getByRole('link', { name: 'Users' }));
  await expect(canvas.queryByRole('dialog')).toBeNull();
});
