import { countApplications, type Reply } from '../../contract/index.ts';
import { someFigures } from '../fixtures/figures.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

type Figures = Reply<typeof countApplications>;

/** Own figures, which are smaller for My Apps. */
export const counting = (figures: Figures = someFigures()) =>
  scenario(
    mock(countApplications, { query: { Scope: 'all', By: 'month' } }, ({ query }) => ({
      ...figures,
      From: query.get('From'),
      To: query.get('To'),
      ...(query.get('Scope') === 'my' && { Totals: { Complete: 3, NotComplete: 2, Completed: 3 } }),
    })),
  );
