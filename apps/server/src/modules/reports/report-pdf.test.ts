import { expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { reportPdf } from './report-pdf.ts';
import { reportTheme } from './report-writer.ts';

const names = {
  Chinese: '王小明 陳美龍',
  Japanese: '渡邊 さくら・スミス マリー',
  Korean: '김민수',
  Arabic: 'إبراهيم خالد',
  Persian: 'علی‌رضا پناهی',
  Hebrew: 'שרה כהן',
  Thai: 'สมชาย ใจดี',
  Hindi: 'प्रिया शर्मा',
  Tamil: 'கார்த்திக்',
};
const facts = Object.entries(names);
const report = async () => {
  const pdf = await reportPdf(
    {
      title: 'Final report',
      tenant: '東京 Trust',
      subject: '1001 · Smith (כהן) 2nd',
      made: 'Made by Jane',
      sections: [{ heading: 'Names', body: { kind: 'facts', facts } }],
    },
    await reportTheme({ theme: {} }, undefined),
  );
  return readPdf(new Response(new Uint8Array(pdf)));
};
/** What can be read has the letters of each word; a Hindi or Tamil vowel stands where it is drawn. */
const lettersOf = (text: string) =>
  text.split(' ').map((word) =>
    Array.from(word.replaceAll(/\p{Cf}/gu, ''))
      .toSorted()
      .join(''),
  );

test(
  'a report carries names of every script, each in its direction (ACT-026)',
  { timeout: 60_000 },
  async () => {
    const { words } = await report();
    // A letter without a glyph is read as NUL.
    expect(words).not.toContain('\0');
    expect(lettersOf(words)).toEqual(expect.arrayContaining(facts.flatMap(([, name]) => lettersOf(name))));
    for (const whole of ['東京 Trust', 'Smith (כהן) 2nd', names.Arabic, names.Hebrew, names.Thai])
      expect(words).toContain(whole);
  },
);
