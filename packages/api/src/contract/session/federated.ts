import type { AccessToken } from './session.ts';

/** Of a sign-in, among the `amr` of its tokens: another system has said who it is. */
export const federatedMethod = 'fed';

/** Whether somebody was signed in by another system (OP-033, OP-034). */
export const isFederated = ({ amr }: Pick<AccessToken, 'amr'>): boolean => amr.includes(federatedMethod);
