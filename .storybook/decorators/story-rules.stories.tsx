import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { expectReadable, limitAxe } from './axe-scope.ts';
import { STORY_TIME } from './fixed-clock.ts';
import { fixRandomness } from './fixed-randomness.ts';
import { expectAllAnswered, openNetwork } from './network.ts';

/** The shortest time between two stories. */
const oneTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Checks the fixed conditions of all stories. Hidden in the workbench. */
const meta = preview.meta({
  title: 'Foundations/Story conventions',
  component: () => <p>A page without a flaw.</p>,
  tags: ['!dev', '!autodocs'],
});

export const Flawless = meta.story();
Flawless.test(
  'fails for a final picture with an image without a text or with low contrast',
  async (context) => {
    const end = () =>
      checkAccessibility({ ...context, reporting: { reports: [], addReport: () => undefined } });
    const more = document.createElement('div');
    context.canvasElement.append(more);
    more.innerHTML = '<svg role="img" width="8" height="8"></svg>';
    await expect(end()).rejects.toThrow('svg-img-alt');
    more.innerHTML = '<p style="color: #bbb">Pale</p>';
    await expect(end()).rejects.toThrow('color-contrast');
    more.remove();
    await end();
  },
);
Flawless.test('fails in the release scope for low contrast in one mode of one tenant', async (context) => {
  const pale = document.createElement('p');
  pale.textContent = 'Pale';
  pale.style.cssText = 'background: #fff; color: #ccc';
  const sheet = document.createElement('style');
  sheet.textContent = `:root:not([data-tenant='banksia'][data-mode='dark']) #pale { color: #000 !important }`;
  pale.id = 'pale';
  context.canvasElement.append(sheet, pale);
  await expect(expectReadable({ ...context, id: 'one--pale' })).rejects.toThrow(
    /^banksia dark: color-contrast at #pale.*$/s,
  );
  pale.remove();
  await expectReadable({ ...context, id: 'one--readable' });
});
Flawless.test(
  'in the daily scope axe checks a story of a block once, and one story of each file about a screen',
  async () => {
    const limited = (id: string, title: string) => {
      const test = { id, title, globals: {}, parameters: {} };
      limitAxe(test);
      return test.globals;
    };
    const unchecked = { a11y: { manual: true } };
    await expect(limited('a--default:one', 'Blocks/A')).toEqual({});
    await expect(limited('a--default:two', 'Blocks/A')).toEqual(unchecked);
    await expect(limited('a--loading:one', 'Blocks/A')).toEqual({});
    await expect(limited('b--default:one', 'Screens/B')).toEqual({});
    await expect(limited('b--loading:one', 'Screens/B')).toEqual(unchecked);
  },
);
Flawless.test('reads the same time and random numbers in every run', async () => {
  await expect(new Date().toISOString()).toBe(new Date(STORY_TIME).toISOString());
  const drawn = () => {
    const restore = fixRandomness();
    const numbers = [Math.random(), Math.random()];
    restore();
    return numbers;
  };
  const [first, second] = [drawn(), drawn()];
  await expect(second).toEqual(first);
  await expect(new Set(first).size).toBe(2);
});
Flawless.test('has no pointer over it, not even in the corner', async ({ canvasElement }) => {
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 40px; height: 40px';
  canvasElement.append(corner);
  await nextFrame();
  await nextFrame();
  await expect(corner.matches(':hover')).toBe(false);
});
Flawless.test('fails for a request that no scenario answers', async () => {
  await expect((await fetch('/api/nobody-answers')).ok).toBe(false);
  await expect(expectAllAnswered).toThrow('GET /api/nobody-answers');
  openNetwork();
});
Flawless.test('gets the answers of its own fakes after a quick change of story', async ({ msw }) => {
  const answersAs = (story: string) => http.get('*/api/who', () => HttpResponse.text(story));
  msw.use(answersAs('the story that asked'));
  const answer = fetch('/api/who');
  await oneTurn();
  msw.resetHandlers();
  msw.use(answersAs('the next story'));
  await expect((await answer).text()).resolves.toBe('the story that asked');
});
Flawless.test('leaves no request behind that would fail the next story', async () => {
  const answer = fetch('/api/nobody-answers');
  await oneTurn();
  openNetwork();
  await answer;
  await expect(expectAllAnswered).not.toThrow();
});

/** Tests of `pnpm pictures` open these stories. */
export const Failing = meta.story({
  tags: ['!test'],
  play: () => {
    throw new Error('There is no button “Cancel”.');
  },
});
export const Endless = meta.story({
  tags: ['!test'],
  play: async () => new Promise(() => undefined),
});
