import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { endTranslation, translatePage, type Translation } from '../testing/translator.ts';
import { surviveTranslation } from './survive-translation.ts';

function Order() {
  const [count, setCount] = useState(1);
  return (
    <main>
      <button onClick={() => setCount(count + 1)}>Add</button>
      <p data-testid="order">
        {count === 2 && <b>More: </b>}
        {count} lamps {count < 3 && 'and a cable'}
      </p>
    </main>
  );
}

const meta = preview.meta({
  title: 'Behaviours/Survive translation',
  component: Order,
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const end = surviveTranslation();
    return () => {
      endTranslation();
      end();
    };
  },
});

export const Default = meta.story();
Default.test('texts change, appear and disappear after a translator moved them', (play) =>
  changes(play, 'moved'),
);
Default.test('texts change, appear and disappear after a translator replaced them', (play) =>
  changes(play, 'replaced'),
);

async function changes(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  translation: Translation,
): Promise<void> {
  translatePage(translation);
  const order = canvas.getByTestId('order');
  const add = () => userEvent.click(canvas.getByRole('button'));
  await expect(order).toHaveTextContent(/^1 lamps and a cable$/);
  await add();
  await waitFor(() => expect(order).toHaveTextContent(/^More: 2 lamps and a cable$/));
  await add();
  await waitFor(() => expect(order).toHaveTextContent(/^3 lamps$/));
}
