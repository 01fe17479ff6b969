import { wholeAmount } from '../../formats/numbers.ts';

/** An export of more rows than this needs a confirmation. */
export const confirmationThreshold = 10_000;

const rowsText = (rows: number) => (rows === 1 ? '1 row' : `${wholeAmount(rows)} rows`);

export const exportingText = (rows: number | undefined): string =>
  rows === undefined ? 'Exporting' : `Exporting ${rowsText(rows)}`;

export const exportConfirmationText = (rows: number): string => `${rowsText(rows)} will be exported.`;
