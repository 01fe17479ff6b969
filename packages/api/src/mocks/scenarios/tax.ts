import { revealTaxNumber } from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** The tax file numbers of 1004 by position. They are invented, with valid check digits. */
export const taxNumbers: readonly string[] = ['123456782', '876543210'];

/** Revealing a tax file number succeeds. */
export const revealing = () =>
  scenario(
    mock(revealTaxNumber, { params: { guid: guidOf(1004) }, body: { Position: 0 } }, ({ body }) => ({
      ErrorNo: 0,
      Tfn: taxNumbers[(body as { Position: number }).Position] ?? '',
    })),
  );
