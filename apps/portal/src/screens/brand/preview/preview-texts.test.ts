import { expect, test } from 'vitest';
import { parseBrandLocation } from '../brand.location.ts';
import { previewDescription } from './preview-texts.ts';

test.each([
  ['', 'List in light mode, full colour vision'],
  [
    'shown=application&mode=dark&contrast=more',
    'Application in dark mode with more contrast, full colour vision',
  ],
  ['shown=sign-in&mode=dark&seen=tritanopia', 'Sign in in dark mode, tritanopia'],
  ['shown=email&mode=dark&contrast=more', 'Email in light mode, full colour vision'],
])('describes ?%s as %j (STUDIO-019, STUDIO-022)', (query, text) => {
  expect(previewDescription(parseBrandLocation(new URLSearchParams(query)))).toBe(text);
});
