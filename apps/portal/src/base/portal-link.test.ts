import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link, opensHere } from './portal-link.tsx';

test.each(['/list/2?q=ann', 'http://localhost:4000/oidc/sign-in-methods'])('links to %s', (to) => {
  const link = createElement(Link, { to }, 'There');
  expect(renderToStaticMarkup(createElement(MemoryRouter, null, link))).toBe(`<a href="${to}">There</a>`);
});

const press = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

test.each([undefined, '', '_self'])('opens a link with the target %j in the same tab', (target) => {
  expect(opensHere(press, target)).toBe(true);
});

test.each([
  ['another tab', { ctrlKey: true }],
  ['another tab on a Mac', { metaKey: true }],
  ['another window', { shiftKey: true }],
  ['a download', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves %s to the browser', (_, change) => {
  expect(opensHere({ ...press, ...change })).toBe(false);
});

test('leaves a link with another target to the browser', () => {
  expect(opensHere(press, '_blank')).toBe(false);
});
