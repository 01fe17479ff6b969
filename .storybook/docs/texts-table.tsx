import { german } from '@portal/ui/texts/de';
import { useEffect, useState } from 'react';
import { englishTexts } from '../../packages/ui/src/texts/english.ts';
import { textComments } from '../../packages/ui/src/texts/text-comments.ts';
import { FactsTable } from './facts-table.tsx';
import { Section } from './page.tsx';

const sources = import.meta.glob<string>('../../packages/ui/src/**/*.texts.ts', {
  query: '?raw',
  import: 'default',
});

/** Example values for texts with names and numbers. */
const examples: Readonly<Record<string, unknown>> = {
  count: 2,
  failed: 1,
  total: 147,
  from: 21,
  to: 40,
  page: 2,
  name: 'Deed.pdf',
  names: ['Deed.pdf'],
  items: ['Cash', 'Shares'],
  value: 1250,
  share: 0.86,
  date: new Date('2026-11-21T09:30:00'),
};

function shown(text: unknown): string {
  if (typeof text !== 'function') return String(text);
  const values = new Proxy(examples, { get: (known, name) => known[String(name)] ?? '…' });
  try {
    return (text as (values: object) => string)(values);
  } catch {
    return '…';
  }
}

/** The key of each text of a block, in English and German, and where it appears. */
export function TextsTable({ title }: { title: string }) {
  const block = title
    .slice(title.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(' ', '-');
  const [comments, setComments] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const [, load] = Object.entries(sources).find(([file]) => file.endsWith(`/${block}.texts.ts`)) ?? [];
    void load?.().then((source) => setComments(textComments(source)));
  }, [block]);
  const keys = Object.keys(englishTexts).filter((key) => key.startsWith(`${block}.`));
  if (keys.length === 0) return null;
  const english: Readonly<Record<string, unknown>> = englishTexts;
  const translated: Readonly<Record<string, unknown>> = german.texts;
  return (
    <Section title="Texts">
      <FactsTable
        label="Texts"
        heads={['Key', 'English', 'German', 'Where it appears']}
        rows={keys.map((key) => [
          `\`${key}\``,
          shown(english[key]),
          <span key="german" lang="de">
            {shown(translated[key])}
          </span>,
          comments.get(key.slice(block.length + 1)),
        ])}
      />
    </Section>
  );
}
