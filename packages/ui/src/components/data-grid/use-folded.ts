import { useMediaQuery } from '../../behaviours/use-media-query.ts';

/** Below the `md` of the look: there, rows fold into a few lines and the headings have no room. */
const folded = '(width < 768px)';

/** The window is so narrow, or so far enlarged, that rows are folded; false where there is no window. */
export const useFolded = (): boolean => useMediaQuery(folded);
