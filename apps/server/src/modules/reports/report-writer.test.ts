import { expect, test } from 'vitest';
import { reportTheme, writeReport } from './report-writer.ts';

const content = { title: 'Final report', tenant: 'Harbour', subject: '1001', made: 'now', sections: [] };
const theme = await reportTheme({ theme: {} }, undefined);
const broken = Object.assign({ ...content }, { sections: ['not a section'] });

test(
  'a report that cannot be written is rejected, and the one behind it is written',
  { timeout: 60_000 },
  async () => {
    const [failed, written] = await Promise.allSettled([
      writeReport(theme, broken),
      writeReport(theme, content),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'The report was not written.' } });
    expect(written.status === 'fulfilled' && Buffer.from(written.value).toString('latin1', 0, 5)).toBe(
      '%PDF-',
    );
  },
);
