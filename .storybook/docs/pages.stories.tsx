import { expect, within } from 'storybook/test';
import { phone } from '../../apps/portal/src/testing/phone.ts';
import { buttonDocs } from '../../packages/ui/docs/components/button.docs.tsx';
import preview from '../preview.tsx';
import { Guidance } from './guidance.tsx';
import { Page } from './page.tsx';
import { StoryTexts, type ListedStory } from './states-list.tsx';
import { TextsTable } from './texts-table.tsx';
import { UseInstead } from './use-instead.tsx';

const meta = preview.meta({
  title: 'Workbench/Pages of documentation',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page title="Button" summary={buttonDocs.summary}>
      <UseInstead others={buttonDocs.insteadUse} />
      <Guidance pairs={buttonDocs.guidance} />
    </Page>
  ),
});

const figuresIn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('figure')];
const boxOf = (element: Element) => element.getBoundingClientRect();

/** Good uses of a block, each next to the mistake that it replaces. */
export const SideBySide = meta.story({ tags: ['state:desk.docs.guidance'] });
SideBySide.test(
  'names each example by word and sentence, and shows both with an icon (DESK-025 to DESK-027)',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Do and don’t' })).toBeVisible();
    await expect(figuresIn(canvasElement).map(({ ariaLabel }) => ariaLabel)).toEqual(
      buttonDocs.guidance.flatMap((pair) => [`Do: ${pair.do.sentence}`, `Don’t: ${pair.dont.sentence}`]),
    );
    for (const figure of figuresIn(canvasElement)) {
      const [icon, word, sentence] = figure.querySelector('figcaption')?.children ?? [];
      await expect(icon).toBeVisible();
      await expect(figure.ariaLabel).toBe(`${word?.textContent}: ${sentence?.textContent}`);
    }
    const [right, wrong] = figuresIn(canvasElement).map(boxOf);
    await expect(wrong?.top).toBe(right?.top);
    await expect(wrong?.left).toBeGreaterThan(right?.right ?? Infinity);
  },
);
SideBySide.test('keeps the focus and the pointer out of examples (DESK-028)', async ({ canvasElement }) => {
  const button = canvasElement.querySelector('figure button') as HTMLElement;
  button.focus();
  await expect(button).not.toHaveFocus();
  const { x, y, width, height } = boxOf(button);
  await expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(false);
});

/** On a phone the mistake is below the good use. */
export const OneBelowTheOther = meta.story({
  tags: ['state:desk.docs.guidance-narrow'],
  parameters: phone.parameters,
  globals: phone.globals,
});
OneBelowTheOther.test('stacks each pair without scrolling sideways (DESK-026)', async ({ canvasElement }) => {
  const [right, wrong] = figuresIn(canvasElement).map(boxOf);
  await expect(wrong?.left).toBe(right?.left);
  await expect(wrong?.top).toBeGreaterThan(right?.bottom ?? Infinity);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

/** Every text of a block by its key, in English and German. */
export const Texts = meta.story({
  tags: ['state:desk.docs.texts'],
  render: () => (
    <Page title="Pagination" summary="">
      <TextsTable title="Blocks/Pagination" />
    </Page>
  ),
});
Texts.test('lists key, English and German (TEXTS-034)', async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /^pagination\.next / });
  await expect(row).toHaveTextContent('Next page');
  await expect(row).toHaveTextContent('Nächste Seite');
});

const stories: readonly ListedStory[] = [
  {
    id: 'screens-users-list--populated',
    name: 'Populated',
    states: ['users.page.populated'],
    tests: ['lists the users of the tenant, twenty per page'],
  },
  { id: 'screens-users-list--paging', name: 'Paging', states: [], tests: ['keeps the page in the address'] },
];

/** The stories of a screen, each with its states and the sentences of its tests. */
export const Screen = meta.story({
  tags: ['state:desk.docs.screen'],
  render: () => (
    <Page title="List" summary="Each state is a story; each sentence under it is a test.">
      <StoryTexts stories={stories} />
    </Page>
  ),
});
Screen.test(
  'lists stories with links to their states and the sentences of their tests (DESK-002, DESK-004)',
  async ({ canvas }) => {
    const story = canvas.getByRole('link', { name: 'Populated' });
    await expect(story).toHaveAttribute('href', '?path=/story/screens-users-list--populated');
    const entry = within(story.closest('li') as HTMLElement);
    await expect(entry.getByText(/^lists the users of the tenant/)).toBeVisible();
    await expect(entry.getByRole('link', { name: 'users.page.populated' })).toHaveAttribute(
      'href',
      '?path=/story/review-looks--default&args=state:users__page__populated',
    );
    await expect(canvas.getByRole('link', { name: 'Paging' })).toBeVisible();
  },
);
