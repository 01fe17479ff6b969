import type {} from '@vitest/browser-playwright';
import { cdp, page } from 'vitest/browser';

// Storybook sets the size of the window before each test, which takes 20 ms; nearly always it is the same.
const setViewport = page.viewport.bind(page);
let current = '';
page.viewport = async (width, height) => {
  const wanted = `${width} ${height}`;
  if (wanted === current) return;
  await setViewport(width, height);
  current = wanted;
};

// The pointer lies in the corner from the start and would hover what is drawn there, at a moment of its own: out of the page.
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
