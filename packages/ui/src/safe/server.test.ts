import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SafeHtml } from './safe-html.tsx';
import { SafeLink } from './safe-link.tsx';

test('renders HTML on a server as its escaped text', () => {
  const html = '<p onclick="x()">Send <b>both</b> &lt;pages&gt;</p><img src=x onerror=alert(1)>';
  const drawn = renderToString(createElement(SafeHtml, { html }));
  expect(drawn).toContain('>Send both &lt;pages&gt;<');
  expect(drawn).not.toMatch(/onclick|<img|<p/);
  expect(renderToString(createElement(SafeHtml, { html: null }))).toMatch(/^<div[^>]*><\/div>$/);
});

test('checks a link on a server too', () => {
  const link = (href: string) => renderToString(createElement(SafeLink, { href }, 'Form'));
  expect(link('https://ok.example/a')).toContain(
    'href="https://ok.example/a" target="_blank" rel="noopener noreferrer"',
  );
  expect(link('javascript:alert(1)')).toMatch(/^<span[^>]*>Form<\/span>$/);
});
