import type {} from '@vitest/browser-playwright';
import { cdp, page } from 'vitest/browser';

// Storybook sets the window size before each test, which takes 20 ms; it is nearly always the same.
const setViewport = page.viewport.bind(page);
let current = '';
page.viewport = async (width, height) => {
  const wanted = `${width} ${height}`;
  if (wanted === current) return;
  await setViewport(width, height);
  current = wanted;
};

// Moves the pointer out of the page, where it would hover the content at a random time.
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });

// Around the end of each test Storybook adds and removes style sheets for every element of the page. `still.css` has
// stopped the animations already.
const append = document.head.appendChild.bind(document.head);
document.head.appendChild = (node) => {
  if (node instanceof HTMLStyleElement && node.textContent.startsWith('*, *:before')) node.media = 'not all';
  return append(node);
};

// The frame of the tests stands beside the window: it is laid out as usual, but never painted, which takes time.
(window.frameElement as HTMLElement | null)?.style.setProperty('translate', '-300vw');
