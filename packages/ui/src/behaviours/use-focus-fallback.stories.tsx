import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

/** A page with a list that can be refreshed, whose lines can be removed, and that can be removed as a whole. */
function Page() {
  const [lines, setLines] = useState(['One', 'Two', 'Three']);
  const [failed, setFailed] = useState(true);
  const [working, setWorking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const page = useFocusFallback({ fallback: heading });
  const list = useFocusFallback({ siblings: '[data-take]' });
  return (
    <main ref={page}>
      <h1 ref={heading} tabIndex={-1}>
        Lines
      </h1>
      {lines.length > 0 && (
        <ul ref={list} aria-label="All lines">
          {lines.map((line) => (
            <li key={line}>
              <button data-take onClick={() => setLines(lines.filter((one) => one !== line))}>
                Take {line}
              </button>
            </li>
          ))}
          <li>
            {failed && <button onClick={() => setFailed(false)}>Retry</button>}
            <button disabled={working} onClick={() => setWorking(true)}>
              Refresh
            </button>
          </li>
        </ul>
      )}
      <button onClick={() => setLines([])}>Take all</button>
    </main>
  );
}

const meta = preview.meta({
  title: 'Behaviours/Focus fallback',
  component: Page,
  tags: ['!autodocs', '!dev'],
  // The behaviour loads this module lazily; without a wait the first press can come too early.
  beforeEach: async () => {
    await import('./focus-fallbacks.ts');
  },
  parameters: { a11y: { test: 'off' } },
});

export const ControlRemoved = meta.story();
ControlRemoved.test(
  'receives the focus when the pressed control is removed',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('list', { name: 'All lines' })).toHaveFocus());
    // The list is not a tab stop once the focus has left it.
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'All lines' })).not.toHaveAttribute('tabindex');
  },
);
ControlRemoved.test(
  'receives the focus when the focused control is disabled',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Refresh' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('list', { name: 'All lines' })).toHaveFocus());
  },
);
ControlRemoved.test(
  'moves the focus to the next sibling, or else to the last one',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Take Two' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take Three' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take One' })).toHaveFocus());
  },
);
ControlRemoved.test(
  'passes the focus to the enclosing fallback when it is removed itself',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    canvas.getByRole('button', { name: 'Take all' }).click();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Lines' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take all' })).toHaveFocus();
  },
);

const focused = fn();

export const FocusElsewhere = meta.story();
FocusElsewhere.test('does not move the focus when the user has left the control', async ({ canvas }) => {
  const retry = canvas.getByRole('button', { name: 'Retry' });
  retry.focus();
  retry.blur();
  await Promise.resolve();
  document.addEventListener('focusin', focused);
  retry.click();
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  await expect(document.body).toHaveFocus();
  await expect(focused).not.toHaveBeenCalled();
  document.removeEventListener('focusin', focused);
});
