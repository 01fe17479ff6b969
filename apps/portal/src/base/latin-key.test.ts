import { expect, test } from 'vitest';
import { latinKey } from './latin-key.ts';

test.each([
  ['k', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['Λ', 'KeyL', 'l'],
  ['ל', 'KeyK', 'k'],
  // On a French keyboard.
  ['a', 'KeyQ', 'a'],
  ['é', 'Digit2', 'é'],
  ['ж', 'Semicolon', 'ж'],
  ['Enter', 'Enter', 'Enter'],
])('the key %j at %s acts as %j', (key, code, acting) => {
  expect(latinKey({ key, code })).toBe(acting);
});
