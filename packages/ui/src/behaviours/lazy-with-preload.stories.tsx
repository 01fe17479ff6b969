import { startTransition, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { lazyWithPreload } from './lazy-with-preload.tsx';

const arrival = Promise.withResolvers<() => string>();
const Preloaded = lazyWithPreload(() => Promise.resolve(() => 'Preloaded'));
const LoadedLate = lazyWithPreload(() => arrival.promise);

function Page() {
  const [shown, show] = useState(false);
  return (
    <main>
      <button onClick={() => show(true)}>Show</button>
      {shown && (
        <>
          <p>
            <Preloaded />
          </p>
          <p>
            <LoadedLate />
          </p>
        </>
      )}
    </main>
  );
}

const meta = preview.meta({
  title: 'Behaviours/Lazy with preload',
  component: Page,
  tags: ['!autodocs', '!dev'],
  parameters: { a11y: { test: 'off' } },
});

export const Shown = meta.story();
Shown.test('renders in the first pass once its code is loaded', async ({ canvas }) => {
  await Preloaded.load();
  canvas.getByRole('button', { name: 'Show' }).click();
  // A press renders before the next task, so no further wait is needed.
  await Promise.resolve();
  await expect(canvas.getByText('Preloaded')).toBeVisible();
  const pressed = performance.now();
  arrival.resolve(() => 'Loaded late');
  await waitFor(() => expect(canvas.getByText('Loaded late')).toBeVisible());
  await expect(performance.now() - pressed).toBeLessThan(250);
});

const racing = Promise.withResolvers<() => string>();
const Racing = lazyWithPreload(() => racing.promise);
/** The code arrives between the render that misses it and the effect that loads it. */
function Race() {
  const [shown, show] = useState(false);
  if (shown) racing.resolve(() => 'Arrived in between');
  return (
    <main>
      <button
        onClick={() => {
          Racing.preload();
          // A transition: a press would finish rendering before the code arrives.
          startTransition(() => show(true));
        }}
      >
        Show
      </button>
      {shown && <Racing />}
    </main>
  );
}

export const ArrivesBeforeEffect = meta.story({ render: () => <Race /> });
ArrivesBeforeEffect.test(
  'renders when its code arrives between the first render and the effect',
  async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show' }).click();
    await waitFor(() => expect(canvas.getByText('Arrived in between')).toBeVisible());
  },
);
