import { ChartColumn, CircleHelp, Files, Settings, Users } from 'lucide';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Rgb } from '../../testing/painted-colour.ts';
import { contrastOf } from '../../theme/check/nearest-passing.ts';
import { hostile, untyped } from '../../testing/hostile.tsx';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { BrandMark } from '../brand-mark/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { sideNavigationDocs } from '../../../docs/components/side-navigation.docs.tsx';
import { SideNavigationTrigger, SideNavigation } from './side-navigation.tsx';
import { useNavigationSheet } from './use-navigation-sheet.ts';
import type { NavigationItem } from './navigation-content.tsx';

const items: NavigationItem[] = [
  { id: 'orders', label: 'Orders', icon: Files, href: '#orders', current: true },
  { id: 'reports', label: 'Reports', icon: ChartColumn, href: '#reports' },
  { id: 'users', label: 'Users', icon: Users, href: '#users' },
  { id: 'settings', label: 'Settings', icon: Settings, href: '#settings', disabled: true },
];
const footer: NavigationItem[] = [
  { id: 'help', label: 'Help', icon: CircleHelp, href: 'https://help.example', external: true },
];

// A router's link: handles the click without leaving the page.
const routerLink: RenderLink = ({ onClick, ...props }) =>
  plainLink({
    ...props,
    onClick: (event) => {
      event.preventDefault();
      onClick?.(event);
    },
  });

function Shell({ brand }: { brand: string }) {
  const sheet = useNavigationSheet();
  return (
    <div className="flex">
      <SideNavigation brand={brand} items={items} footer={footer} {...sheet} renderLink={routerLink} />
      <div className="min-w-0 flex-1">
        <TopBar
          narrowStart={
            <>
              <SideNavigationTrigger {...sheet} />
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
  title: 'Blocks/Side navigation',
  component: Shell,
  subcomponents: { SideNavigationTrigger },
  args: { brand: 'Harbour Trust' },
  parameters: { block: sideNavigationDocs, layout: 'fullscreen' },
});

/** The navigation of a wide window, with the current page marked. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('marks the item of the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current');
});
Default.test('keeps a disabled item visible', async ({ canvas }) => {
  const item = canvas.getByRole('link', { name: 'Settings' });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).not.toHaveAttribute('href');
});
Default.test('names the new tab of an external item', async ({ canvas }) => {
  const help = canvas.getByRole('link', { name: 'Help' });
  await expect(help).toHaveAccessibleDescription('Opens in a new tab');
  await expect(help).toHaveAttribute('target', '_blank');
});

/** Lightness of the navigation, from 0 to 255, and the contrast of an item's text with it. */
function seen(item: HTMLElement) {
  const navigation = item.closest('nav');
  const ground = navigation && groundOf(navigation);
  if (!ground) throw new Error('The navigation has no ground.');
  const contrast = contrastOf(getComputedStyle(item).color, `rgb(${ground.join(', ')})`);
  return { lightness: Math.max(...ground), contrast };
}

/** The first opaque colour behind an element. */
function groundOf(element: Element): Rgb {
  const { backgroundColor } = getComputedStyle(element);
  const clear = /, 0\)$|^transparent$/.test(backgroundColor);
  return clear && element.parentElement ? groundOf(element.parentElement) : rgbOf(backgroundColor);
}

/** The channels of a computed colour in any notation. */
function rgbOf(colour: string): Rgb {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) throw new Error('Nothing can be painted.');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The navigation on a light background. */
export const Meridian = meta.story({ args: { brand: 'Meridian Wealth' }, globals: { tenant: 'meridian' } });
Meridian.test('is readable on a light background', async ({ canvas }) => {
  const { lightness, contrast } = seen(canvas.getByRole('link', { name: 'Reports' }));
  await expect(lightness).toBeGreaterThan(200);
  await expect(contrast).toBeGreaterThanOrEqual(4.5);
});

/** The navigation on charcoal. */
export const Banksia = meta.story({ args: { brand: 'Banksia Mutual' }, globals: { tenant: 'banksia' } });
Banksia.test('is readable on charcoal', async ({ canvas }) => {
  const { lightness, contrast } = seen(canvas.getByRole('link', { name: 'Reports' }));
  await expect(lightness).toBeLessThan(60);
  await expect(contrast).toBeGreaterThanOrEqual(4.5);
});

/** In a narrow window the navigation is a sheet. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile2' } } });
Narrow.test('opens by its trigger and makes the page behind inert', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  const sheet = canvas.getByRole('dialog', { name: 'Main' });
  await expect(sheet.matches(':modal')).toBe(true);
  await expect(sheet).toContainElement(document.activeElement as HTMLElement);
});
Narrow.test('closes on Escape and returns the focus to its trigger', async ({ canvas, userEvent }) => {
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

/** The navigation in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('is at the right', async ({ canvas }) => {
  const navigation = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
  await expect(navigation.right).toBeGreaterThan(canvas.getByRole('main').getBoundingClientRect().right);
});

/** Very long labels and many items. */
export const HostileContent = meta.story({
  render: () => (
    <SideNavigation
      open={false}
      onOpenChange={() => undefined}
      brand={hostile.long}
      items={[
        { id: 'long', label: hostile.long, icon: Files, href: '#long', current: true },
        { id: 'rtl', label: hostile.rightToLeft, icon: untyped(undefined), href: '#rtl' },
        ...Array.from({ length: 30 }, (_, index) => ({
          id: `${index}`,
          label: `Page ${index}`,
          icon: Files,
          href: '#',
        })),
      ]}
    />
  ),
});
HostileContent.test('truncates its labels, has them as titles and scrolls', async ({ canvas }) => {
  const navigation = canvas.getByRole('navigation', { name: 'Main' });
  await expect(navigation.scrollWidth).toBeLessThanOrEqual(navigation.clientWidth);
  await expect(canvas.getAllByTitle(hostile.long)).toHaveLength(2);
  const column = navigation.parentElement;
  await expect(column?.scrollHeight).toBeGreaterThan(column?.clientHeight ?? Infinity);
});
