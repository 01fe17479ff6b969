import { getPublishedLook } from '@portal/api/contract';
import { brandImageId, lists, mock, recorded } from '@portal/api/mocks';
import { themeCss } from '@portal/ui/theme';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

/** A page as our server sends it: its theme next to its nonce, and its icon. */
function servedPage() {
  const head = document.createElement('template');
  head.innerHTML =
    '<meta property="csp-nonce"><style>:root{--look:old}</style><link rel="icon" type="image/svg+xml" href="data:,old">';
  const added = Array.from(head.content.children);
  document.head.prepend(...added);
  return () => {
    for (const element of added) element.remove();
  };
}

const published = () =>
  recorded(
    mock(getPublishedLook, {}, { Look: brandImageId(4), Css: ':root{--look:new}', FaviconUrl: 'data:,new' }),
  );
const lookOfPage = () => getComputedStyle(document.documentElement).getPropertyValue('--look');

/** Notes what each frame shows, until `end` is called. */
function watchFrames() {
  const shown = new Set<string>();
  let request = 0;
  const note = () => {
    const icon = document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '';
    shown.add(`${lookOfPage()} colours, ${icon.replace('data:,', '')} icon`);
    request = requestAnimationFrame(note);
  };
  note();
  return { shown, end: () => cancelAnimationFrame(request) };
}

const meta = preview.meta({
  title: 'Screens/Shell/Published look',
  component: PortalStory,
  args: { at: '/settings', scenario: lists() },
  parameters: { layout: 'fullscreen' },
  tags: ['!dev', '!autodocs'],
  beforeEach: [installScenario, servedPage],
});

/** A page that was open when its tenant published a look. */
export const Default = meta.story();
Default.test(
  'takes the new look at the next navigation, colours and icon in one frame (STUDIO-062)',
  async (play) => {
    const { canvas, msw, userEvent } = play;
    const look = published();
    msw.use(look.handler);
    const main = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(look.requests).toEqual([]);
    const frames = watchFrames();
    await userEvent.click(main.getByRole('link', { name: 'Reports' }));
    await waitFor(() => expect([...frames.shown].at(-1)).toBe('new colours, new icon'));
    frames.end();
    await expect([...frames.shown]).toEqual(['old colours, old icon', 'new colours, new icon']);
  },
);
Default.test('asks once for several reasons in 5 s (STUDIO-062)', async ({ canvas, msw }) => {
  const look = published();
  msw.use(look.handler);
  await canvas.findByRole('navigation', { name: 'Main' });
  await import('./look-watcher.ts');
  await waitFor(() => {
    window.dispatchEvent(new Event('focus'));
    return expect(lookOfPage()).toBe('new');
  });
  window.dispatchEvent(new Event('focus'));
  await expect(look.requests).toHaveLength(1);
});
Default.test("keeps the user's own density over that of a new look (STUDIO-063)", async (play) => {
  const { canvas, msw } = play;
  const { documentElement: root } = document;
  const density = () => Number(getComputedStyle(root).getPropertyValue('--portal-density'));
  const Css = `${themeCss({ brand: '#7a1fa2', density: 1 })}:root{--look:new}`;
  msw.use(mock(getPublishedLook, {}, { Look: brandImageId(4), Css, FaviconUrl: 'data:,new' }).handler);
  await canvas.findByRole('navigation', { name: 'Main' });
  root.dataset['density'] = 'compact';
  try {
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      return expect(lookOfPage()).toBe('new');
    });
    await expect(density()).toBe(0.875);
  } finally {
    delete root.dataset['density'];
  }
  await expect(density()).toBe(1);
});
Default.test('keeps its look under an open dialog (STUDIO-062)', async ({ canvas, msw }) => {
  const look = published();
  msw.use(look.handler);
  await canvas.findByRole('navigation', { name: 'Main' });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.show();
  try {
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      return expect(look.requests).toHaveLength(1);
    });
    await expect(lookOfPage()).toBe('old');
  } finally {
    dialog.remove();
  }
  await waitFor(() => expect(lookOfPage()).toBe('new'));
});
