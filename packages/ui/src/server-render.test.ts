import { createElement, type ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { samples } from './testing/samples/index.ts';
import { german } from './texts/de.ts';
import { defineTexts, TextsProvider, type TextsTable } from './texts/index.ts';

const entries = import.meta.glob<Record<string, unknown>>([
  './components/*/index.ts',
  './{charts,forms,safe}/index.ts',
]);
const nameOf = (file: string) => file.split('/').at(-2) ?? file;
const componentsOf = (exported: Record<string, unknown>) =>
  Object.keys(exported)
    .filter((name) => /^[A-Z][a-z]/.test(name))
    .toSorted();

const drawable = Object.entries(samples).flatMap(([entry, components]) =>
  Object.entries(components).flatMap(([name, sample]) =>
    typeof sample === 'string' ? [] : [{ entry, name, sample }],
  ),
);

afterEach(() => vi.restoreAllMocks());

async function drawOnServer(sample: ReactElement): Promise<{ markup: string; complaints: unknown[] }> {
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.join(' ')));
  vi.spyOn(console, 'warn').mockImplementation((...said) => void complaints.push(said.join(' ')));
  const stream = await renderToReadableStream(sample, { onError: (error) => void complaints.push(error) });
  await stream.allReady;
  return { markup: await new Response(stream).text(), complaints };
}

test.each(Object.keys(entries).map((file) => [nameOf(file), file]))(
  'every component of %s has a sample to render on a server',
  async (entry, file) => {
    const exported = (await entries[file]?.()) ?? {};
    expect(Object.keys(samples[entry] ?? {}).toSorted()).toEqual(componentsOf(exported));
  },
);

test.each(drawable)('$name renders without a window and without a warning', async ({ sample }) => {
  expect(globalThis).not.toHaveProperty('window');
  expect(globalThis).not.toHaveProperty('document');
  const { markup, complaints } = await drawOnServer(sample);
  expect(complaints).toEqual([]);
  expect(markup).toMatch(/^<[a-z]/);
});

const within = (texts: TextsTable, sample: ReactElement) => createElement(TextsProvider, { texts }, sample);

test.each(drawable)(
  '$name is the same without a provider and within an empty one (TEXTS-004, TEXTS-007)',
  async ({ sample }) => {
    const [alone, provided] = [
      await drawOnServer(sample),
      await drawOnServer(within(defineTexts('en', {}), sample)),
    ];
    expect(provided.markup).toBe(alone.markup);
  },
);

test.each(drawable)(
  '$name is drawn in the language of a provider without a warning (TEXTS-016)',
  async ({ sample }) => {
    const { markup, complaints } = await drawOnServer(within(german, sample));
    expect(complaints).toEqual([]);
    expect(markup).toMatch(/^<[a-z]/);
  },
);
