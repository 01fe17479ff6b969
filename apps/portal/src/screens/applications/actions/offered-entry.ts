import type { ActionState } from '@portal/api/contract';
import type { AnyActionId, ApplicationActionEntry } from './action-entry.ts';
import { actionEntries } from './registry.ts';

/** What begins an action: its entry, where the person may begin it and the portal can carry it out. */
export const offeredEntry = ({
  id,
  available,
}: ActionState<AnyActionId>): ApplicationActionEntry | undefined =>
  available ? actionEntries[id] : undefined;
