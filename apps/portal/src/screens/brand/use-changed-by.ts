import type { BrandField } from '@portal/api/contract';
import { useUser } from '../../session/use-session.ts';
import { nameOf, shortTime } from './look-texts.ts';
import type { DraftWork } from './use-draft.ts';

/** Returns who changed a field of the draft last, if it was somebody else: `Changed by Fred Federated, 09:14`. */
export function useChangedBy({ state }: DraftWork): (field: BrandField) => string | undefined {
  const { globalId } = useUser();
  return (field) => {
    const last = state.brand.Draft?.Fields[field];
    return last && last.By?.GlobalUserId !== globalId
      ? `Changed by ${nameOf(last.By)}, ${shortTime(last.At)}`
      : undefined;
  };
}
