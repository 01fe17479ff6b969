import { personName, type BrandField } from '@portal/api/contract';
import { clockTime } from '../../formats/dates.ts';
import { useUser } from '../../session/use-session.ts';
import type { DraftWork } from './use-draft.ts';

/** Names the other administrator who changed a field of the draft last: `Changed by Fred Federated, 09:14`. */
export function useChangedBy({ state }: DraftWork): (field: BrandField) => string | undefined {
  const { globalId } = useUser();
  return (field) => {
    const last = state.brand.Draft?.Fields[field];
    return last && last.By?.GlobalUserId !== globalId
      ? `Changed by ${personName(last.By)}, ${clockTime(last.At)}`
      : undefined;
  };
}
