import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './portal-link.tsx';

test.each(['/list/2?q=ann', 'http://localhost:4000/oidc/sign-in-methods'])('links to %s', (to) => {
  const link = createElement(Link, { to }, 'There');
  expect(renderToStaticMarkup(createElement(MemoryRouter, null, link))).toBe(`<a href="${to}">There</a>`);
});
