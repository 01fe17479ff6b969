import { startTransition, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { deferred } from './deferred.tsx';

const arrival = Promise.withResolvers<() => string>();
const Ahead = deferred(() => Promise.resolve(() => 'Brought ahead'));
const Late = deferred(() => arrival.promise);

function Page() {
  const [shown, show] = useState(false);
  return (
    <main>
      <button onClick={() => show(true)}>Show</button>
      {shown && (
        <>
          <p>
            <Ahead />
          </p>
          <p>
            <Late />
          </p>
        </>
      )}
    </main>
  );
}

const meta = preview.meta({
  title: 'Behaviours/Deferred',
  component: Page,
  tags: ['!autodocs', '!dev'],
  parameters: { a11y: { test: 'off' } },
});

export const Shown = meta.story();
Shown.test('stands there with what shows it, once its script has been brought', async ({ canvas }) => {
  await Ahead.load();
  canvas.getByRole('button', { name: 'Show' }).click();
  // A press is drawn before the next task: nothing is waited for.
  await Promise.resolve();
  await expect(canvas.getByText('Brought ahead')).toBeVisible();
  const pressed = performance.now();
  arrival.resolve(() => 'Came late');
  await waitFor(() => expect(canvas.getByText('Came late')).toBeVisible());
  await expect(performance.now() - pressed).toBeLessThan(250);
});

const racing = Promise.withResolvers<() => string>();
const Racing = deferred(() => racing.promise);
/** Its script comes between the drawing that misses it and what that drawing leads to. */
function Race() {
  const [shown, show] = useState(false);
  if (shown) racing.resolve(() => 'Came in between');
  return (
    <main>
      <button
        onClick={() => {
          Racing.preload();
          // What a press draws otherwise is finished before anything comes.
          startTransition(() => show(true));
        }}
      >
        Show
      </button>
      {shown && <Racing />}
    </main>
  );
}

export const CameInBetween = meta.story({ render: () => <Race /> });
CameInBetween.test('is drawn as well when its script comes as it is missed', async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Show' }).click();
  await waitFor(() => expect(canvas.getByText('Came in between')).toBeVisible());
});
