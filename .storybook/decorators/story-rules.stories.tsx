import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { checkAccessibility } from './accessibility.ts';
import { STORY_TIME } from './fixed-clock.ts';
import { fixRandomness } from './fixed-randomness.ts';
import { expectAllAnswered, openNetwork } from './network.ts';
import { playSpoilt, testReached } from './spoilt-story.tsx';

/** The least that lies between two stories. */
const oneTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Hidden from the workbench: what every other story is held to must itself be able to fail. */
const meta = preview.meta({
  title: 'Foundations/Rules of stories',
  component: () => <p>A page without a flaw.</p>,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
});

export const Flawless = meta.story();
Flawless.test('passes, and passes again', async () => {
  await checkAccessibility({}, 'auto');
  await checkAccessibility({}, 'auto');
});
Flawless.test('fails once it was spoilt after it had passed', async ({ canvasElement }) => {
  await checkAccessibility({}, 'auto');
  const text = canvasElement.querySelector('p');
  text?.style.setProperty('color', '#bbb');
  await expect(checkAccessibility({}, 'light')).rejects.toThrow('color-contrast');
});
Flawless.test(
  'fails once its text, just as it passed, stands on another ground',
  async ({ canvasElement }) => {
    await checkAccessibility({}, 'light');
    canvasElement.style.background = '#444';
    await expect(checkAccessibility({}, 'light')).rejects.toThrow('color-contrast');
  },
);
Flawless.test('fails once what lay over a pale text is gone', async ({ canvasElement }) => {
  canvasElement.querySelector('p')?.style.setProperty('color', '#bbb');
  const cover = document.createElement('div');
  cover.style.cssText = 'position: absolute; inset: 0; background: #fff';
  canvasElement.append(cover);
  await checkAccessibility({}, 'light');
  cover.remove();
  await expect(checkAccessibility({}, 'light')).rejects.toThrow('color-contrast');
});
Flawless.test('fails once all that a text stands on lets half of it through', async ({ canvasElement }) => {
  const panel = document.createElement('div');
  panel.innerHTML = '<div style="background: #fff"><p style="color: #666">Words</p></div>';
  canvasElement.append(panel);
  await checkAccessibility({}, 'light');
  panel.style.opacity = '0.5';
  await expect(checkAccessibility({}, 'light')).rejects.toThrow('color-contrast');
});
Flawless.test('fails where a test begins, if its story is left spoilt', async (context) => {
  await expect(playSpoilt('story', context)).rejects.toThrow('color-contrast');
  await expect(testReached()).toBe(false);
});
Flawless.test('fails where a test ends, if it leaves the page spoilt', async (context) => {
  await expect(playSpoilt('test', context)).rejects.toThrow('color-contrast');
  await expect(testReached()).toBe(true);
});
Flawless.test('fails for a pale text whose twin passed, once it can be seen', async ({ canvasElement }) => {
  const hidden = document.createElement('div');
  hidden.style.cssText = 'position: absolute; left: -999px';
  hidden.innerHTML = '<p style="color: #bbb; font-size: 15px">Pale words</p>';
  canvasElement.append(hidden);
  await checkAccessibility({}, 'light');
  hidden.style.left = '0';
  await expect(checkAccessibility({}, 'light')).rejects.toThrow('color-contrast');
});
Flawless.test('fails for a text once it is bigger no longer', async ({ canvasElement }) => {
  const text = canvasElement.querySelector('p');
  text?.style.setProperty('color', '#8a8a8a');
  text?.style.setProperty('font-size', '32px');
  text?.style.setProperty('background', '#fff');
  await checkAccessibility({}, 'light');
  text?.style.setProperty('font-size', '13px');
  await expect(checkAccessibility({}, 'light')).rejects.toThrow('color-contrast');
});
Flawless.test('fails for a field that passed, once its label is gone', async ({ canvasElement }) => {
  canvasElement.insertAdjacentHTML(
    'beforeend',
    '<div><label for="a-field">Name</label></div><div><input id="a-field" value="Ada" /></div>',
  );
  await checkAccessibility({}, 'light');
  canvasElement.querySelector('label')?.remove();
  await expect(checkAccessibility({}, 'light')).rejects.toThrow('label');
});
Flawless.test('fails for two landmarks that passed one at a time', async ({ canvasElement }) => {
  const places = ['a', 'b'].map(() => {
    const place = document.createElement('div');
    place.innerHTML = '<nav aria-label="Main"><a href="#main">Start</a></nav>';
    return place;
  });
  canvasElement.append(...places);
  places[1]?.remove();
  await checkAccessibility({}, 'light');
  canvasElement.append(...places);
  await expect(checkAccessibility({}, 'light')).rejects.toThrow('landmark-unique');
});
Flawless.test('fails for letters that nobody can set further apart', async ({ canvasElement }) => {
  await checkAccessibility({}, 'light');
  canvasElement.querySelector('p')?.style.setProperty('letter-spacing', '0', 'important');
  await expect(checkAccessibility({}, 'light')).rejects.toThrow('avoid-inline-spacing');
});
Flawless.test('reads one clock and draws the same numbers every time', async () => {
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
Flawless.test('lies under no pointer, even in the corner', async ({ canvasElement }) => {
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 40px; height: 40px';
  canvasElement.append(corner);
  await nextFrame();
  await nextFrame();
  await expect(corner.matches(':hover')).toBe(false);
});
Flawless.test('fails when it calls for what no scenario answers', async () => {
  await expect((await fetch('/api/nobody-answers')).ok).toBe(false);
  await expect(expectAllAnswered).toThrow('GET /api/nobody-answers');
  openNetwork();
});
Flawless.test('is answered by its own fakes, however fast it is left', async ({ msw }) => {
  const answersAs = (story: string) => http.get('*/api/who', () => HttpResponse.text(story));
  msw.use(answersAs('the story that asked'));
  const answer = fetch('/api/who');
  await oneTurn();
  msw.resetHandlers();
  msw.use(answersAs('the next story'));
  await expect((await answer).text()).resolves.toBe('the story that asked');
});
Flawless.test('leaves no call behind that the next one is blamed for', async () => {
  const answer = fetch('/api/nobody-answers');
  await oneTurn();
  openNetwork();
  await answer;
  await expect(expectAllAnswered).not.toThrow();
});

export const WithoutName = meta.story({ render: () => <svg role="img" width={8} height={8} /> });
WithoutName.test('fails: a picture without a text', async () => {
  await expect(checkAccessibility({}, 'auto')).rejects.toThrow('svg-img-alt');
});

export const PaleInDark = meta.story({
  globals: { mode: 'light' },
  render: () => <p style={{ color: 'light-dark(#000, #555)', background: 'light-dark(#fff, #333)' }}>Pale</p>,
});
PaleInDark.test('fails: text that can be read in one mode only', async () => {
  await expect(checkAccessibility({}, 'light')).rejects.toThrow(/in dark mode[^]*color-contrast/);
  await expect(document.documentElement.dataset['mode']).toBe('light');
});
PaleInDark.test('fails: it looked in that mode like one that passed in both', async ({ canvasElement }) => {
  const text = canvasElement.querySelector('p');
  const { cssText = '' } = text?.style ?? {};
  if (text) text.style.cssText = 'color: light-dark(#000, #fff); background: light-dark(#fff, #333)';
  await checkAccessibility({}, 'light');
  if (text) text.style.cssText = cssText;
  await expect(checkAccessibility({}, 'light')).rejects.toThrow(/in dark mode[^]*color-contrast/);
});
PaleInDark.test('fails once it can be seen, though it passed unseen', async ({ canvasElement }) => {
  canvasElement.style.cssText = 'position: absolute; left: -999px; font-size: 17px';
  await checkAccessibility({}, 'light');
  canvasElement.style.left = '0';
  await expect(checkAccessibility({}, 'light')).rejects.toThrow(/in dark mode[^]*color-contrast/);
});
