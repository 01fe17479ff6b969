import { page } from 'vitest/browser';

// Storybook sets the size of the window before each test, which takes 20 ms; nearly always it is the same.
const setViewport = page.viewport.bind(page);
let current = '';
page.viewport = async (width, height) => {
  const wanted = `${width} ${height}`;
  if (wanted === current) return;
  await setViewport(width, height);
  current = wanted;
};
