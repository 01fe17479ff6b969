import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useFocusHome } from './use-focus-home.ts';

/** A page with a list that can be read again, from which lines can be taken, and that may go as a whole. */
function Page() {
  const [lines, setLines] = useState(['One', 'Two', 'Three']);
  const [failed, setFailed] = useState(true);
  const [working, setWorking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const page = useFocusHome({ home: heading });
  const list = useFocusHome({ among: '[data-take]' });
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
  title: 'Behaviours/Focus home',
  component: Page,
  tags: ['!autodocs', '!dev'],
  parameters: { a11y: { test: 'off' } },
});

export const UsedUp = meta.story();
UsedUp.test('gets the focus of a control that goes by being pressed', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('list', { name: 'All lines' })).toHaveFocus());
  // It is no stop of the Tab key once the focus has gone on.
  await userEvent.tab();
  await expect(canvas.getByRole('list', { name: 'All lines' })).not.toHaveAttribute('tabindex');
});
UsedUp.test('gets the focus of a control that can no longer be used', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Refresh' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('list', { name: 'All lines' })).toHaveFocus());
});
UsedUp.test('gives it to what follows, where controls follow one another', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Take Two' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Take Three' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Take One' })).toHaveFocus());
});
UsedUp.test('leaves it to the home around when it goes itself', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Retry' }).focus();
  canvas.getByRole('button', { name: 'Take all' }).click();
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Lines' })).toHaveFocus());
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Take all' })).toHaveFocus();
});

const focused = fn();

export const LeftAlone = meta.story();
LeftAlone.test('takes no focus from somebody who has gone elsewhere', async ({ canvas }) => {
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
