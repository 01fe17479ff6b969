import { revealTaxNumber } from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** The numbers of 1004 by their places; made up, their check digits hold. */
export const taxNumbers: readonly string[] = ['123456782', '876543210'];

/** A number is shown to whoever asks for it. */
export const revealing = () =>
  scenario(
    mock(revealTaxNumber, { params: { guid: guidOf(1004) }, body: { Position: 0 } }, ({ body }) => ({
      ErrorNo: 0,
      Tfn: taxNumbers[(body as { Position: number }).Position] ?? '',
    })),
  );
