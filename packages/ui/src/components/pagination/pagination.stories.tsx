import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paginationDocs } from '../../../docs/components/pagination.docs.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';
import { usePagination, type PaginationOptions } from './use-pagination.ts';

const meta = preview.meta({
  title: 'Blocks/Pagination',
  component: Pagination,
  args: {
    page: 10,
    pageSize: 20,
    total: 400,
    hrefFor: (page: number) => `#page-${page}`,
    onPageIntent: fn(),
  },
  parameters: { block: paginationDocs },
});

async function leadsToPages({
  canvas,
  userEvent,
  args,
}: Pick<StoryContext<PaginationOptions>, 'canvas' | 'userEvent' | 'args'>) {
  const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  const pages = [1, 7, 8, 9, 10, 11, 12, 13, 20].map((page) => `Page ${page}`);
  await expect(names).toEqual(['Previous page', ...pages, 'Next page']);
  await expect(canvas.getAllByText('…')).toHaveLength(2);
  await expect(canvas.getByText('181 - 200 of 400')).toBeVisible();
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 10');
  await expect(canvas.getByRole('link', { name: 'Page 20' })).toHaveAttribute('href', '#page-20');
  await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '#page-9');
  await userEvent.hover(canvas.getByRole('link', { name: 'Page 12' }));
  await expect(args.onPageIntent).toHaveBeenLastCalledWith(12);
  canvas.getByRole('link', { name: 'Next page' }).focus();
  await expect(args.onPageIntent).toHaveBeenLastCalledWith(11);
}

/** The tenth of twenty pages. */
export const Default = meta.story();
Default.test('links to pages', leadsToPages);

Default.test(
  'moves along its links by arrow keys, to its ends by Home and End',
  async ({ canvas, userEvent }) => {
    const focused = () => document.activeElement?.getAttribute('aria-label');
    canvas.getByRole('link', { name: 'Page 10' }).focus();
    const steps = [
      ['{ArrowRight}', 'Page 11'],
      ['{ArrowLeft}{ArrowLeft}', 'Page 9'],
      ['{End}', 'Page 20'],
      ['{ArrowRight}', 'Next page'],
      ['{ArrowRight}', 'Next page'],
      ['{Home}', 'Page 1'],
      ['{Control>}{End}{/Control}', 'Page 1'],
    ] as const;
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      await expect(focused()).toBe(name);
    }
  },
);

/** The seventh page of a million rows. */
export const AMillionRows = meta.story({ args: { total: 1_000_000, page: 7 }, tags: ['visual'] });
AMillionRows.test('counts a million rows', async ({ canvas }) => {
  await expect(canvas.getByText('121 - 140 of 1000000')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Page 50000' })).toBeVisible();
});

/** The pagination in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('mirrors its chevrons and its arrow keys (TEXTS-031)', async ({ canvas, userEvent }) => {
  const next = canvas.getByRole('link', { name: 'Next page' });
  await expect(next.querySelector('svg')).toHaveStyle({ scale: '-1 1' });
  await expect(next.getBoundingClientRect().left).toBeLessThan(
    canvas.getByRole('link', { name: 'Page 1' }).getBoundingClientRect().left,
  );
  canvas.getByRole('link', { name: 'Page 10' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('link', { name: 'Page 11' })).toHaveFocus();
});

/** A long note in a narrow container. */
export const HostileContent = meta.story({
  args: { total: 1_000_000, page: 25_000, note: 'W'.repeat(200) },
  render: (args) => (
    <div className="w-[200px]" role="group" aria-label="Narrow">
      <Pagination {...args} />
    </div>
  ),
});
HostileContent.test('wraps in a narrow container and loses no page', async ({ canvas }) => {
  const container = canvas.getByRole('group', { name: 'Narrow' });
  await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  await expect(canvas.getByRole('link', { name: 'Page 50000' })).toBeVisible();
});

/** There is no previous page. */
export const FirstPage = meta.story({ args: { page: 1, total: 600 } });
FirstPage.test('has no page before it', async ({ canvas }) => {
  const previous = canvas.getByRole('link', { name: 'Previous page' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).not.toHaveAttribute('href');
  await expect(canvas.getByText('1 - 20 of 600')).toBeVisible();
  await expect(canvas.getAllByText('…')).toHaveLength(1);
});

/** There is no next page. */
export const LastPage = meta.story({ args: { page: 8, total: 147, note: '2 selected' } });
LastPage.test('ends at the total and has no page after it', async ({ canvas }) => {
  await expect(canvas.getByText('141 - 147 of 147')).toBeVisible();
  await expect(canvas.getByText('2 selected')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Next page' })).not.toHaveAttribute('href');
});

/** All page numbers fit. */
export const FewPages = meta.story({ args: { page: 3, total: 90 } });
FewPages.test('skips no page', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: /^Page/ })).toHaveLength(5);
  await expect(canvas.queryByText('…')).toBeNull();
});

export const WithoutRows = meta.story({ tags: ['!dev', '!autodocs'], args: { page: 1, total: 0 } });
WithoutRows.test('renders nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

/** In a narrow window only the previous and the next page remain. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
Narrow.test('keeps only the previous and the next page', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'Page 10' })).toBeNull());
  await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible();
});

function BarePages(props: PaginationOptions) {
  const { items, range, getPageProps, previousProps, nextProps } = usePagination(props);
  return (
    <p>
      {range} <a {...previousProps}>‹</a>{' '}
      {items.map((item) =>
        typeof item === 'number' ? (
          <a key={item} {...getPageProps(item)}>
            {item}
          </a>
        ) : (
          <i key={item}>…</i>
        ),
      )}{' '}
      <a {...nextProps}>›</a>
    </p>
  );
}

export const HeadlessHook = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <BarePages {...args} />,
});
HeadlessHook.test('links to pages', leadsToPages);

function PagesByState({ onPageChange, ...props }: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      hrefFor={undefined}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange?.(next);
      }}
    />
  );
}

/** Pages without addresses are buttons. */
export const WithoutAddresses = meta.story({
  args: { page: 1, onPageChange: fn() },
  render: (args) => <PagesByState {...args} />,
});
WithoutAddresses.test('changes the page by buttons', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
  await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
});
