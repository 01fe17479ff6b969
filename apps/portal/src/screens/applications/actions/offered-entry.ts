import type { ActionVerdict } from '@portal/api/contract';
import type { ActionEntry, AnyActionId } from './action-entry.ts';
import { actionEntries } from './registry.ts';

/** What begins an action: its entry, where the person may begin it and the portal can carry it out. */
export const offeredEntry = (
  id: AnyActionId,
  { available }: Pick<ActionVerdict, 'available'>,
): ActionEntry | undefined => (available ? actionEntries[id] : undefined);
