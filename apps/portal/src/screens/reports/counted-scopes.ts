import { can, listClaims } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { useUser } from '../../session/use-session.ts';

/** Shown instead of figures to a person without a list. */
export const noListText = 'You may list no applications.';

/** The lists that the user may count, the default last. */
export function useCountedScopes(): readonly ListScope[] {
  const { claims } = useUser();
  return (['my', 'all'] as const).filter((scope) => can(claims, listClaims[scope]));
}
