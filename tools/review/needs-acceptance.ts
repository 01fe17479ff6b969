import type { StateResult } from './result.ts';

/** A removed or renamed state has no new picture that anybody could judge. */
export const needsAcceptance = ({ Status }: StateResult): boolean => Status === 'Changed' || Status === 'New';
