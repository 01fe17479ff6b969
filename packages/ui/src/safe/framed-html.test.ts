import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FramedHtml } from './framed-html.tsx';
import { withNonce } from './framed-html.model.ts';

test('adds the nonce of the page to the style sheets of a document, if there is one', () => {
  const html = '<style>p { margin: 0; }</style><p>$& <style></p>';
  expect(withNonce(html, undefined)).toBe(html);
  expect(withNonce('<style>p{}</style>', '$&')).toBe('<style nonce="$&">p{}</style>');
});

test('renders the same sandboxed frame on a server', () => {
  const drawn = renderToString(
    createElement(FramedHtml, { title: 'Email', html: '<p onclick="x()">Hello</p>' }),
  );
  expect(drawn).toContain('sandbox="allow-same-origin"');
  expect(drawn).toContain('srcDoc="&lt;p onclick=&quot;x()&quot;&gt;Hello&lt;/p&gt;"');
});
