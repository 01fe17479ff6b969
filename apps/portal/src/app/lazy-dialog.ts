import { deferred, type Deferred } from '@portal/ui/behaviours';
import { loadDialog } from '@portal/ui/dialog';
import type { ComponentType } from 'react';

/** A dialog whose script comes when somebody is about to need it, side by side with the one of all dialogs. */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Deferred<Props> => deferred(async () => (await Promise.all([load(), loadDialog()]))[0]);
