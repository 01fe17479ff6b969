import { useMediaQuery } from '../../behaviours/use-media-query.ts';

/** Below the `md` breakpoint, where rows fold into a few lines without headings. */
const folded = '(width < 768px)';

/** Whether rows are folded: in a narrow or enlarged window. False without a window. */
export const useFolded = (): boolean => useMediaQuery(folded);
