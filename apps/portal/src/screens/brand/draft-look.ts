import type { TenantTheme } from '@portal/ui/theme';
import { createContext, use } from 'react';
import type { LookImages } from './use-look-images.ts';

export interface DraftLook {
  readonly theme: TenantTheme;
  readonly images: LookImages;
}

/** A context, so that a keystroke renders only the parts of the preview that read the look. */
const DraftLookContext = createContext<DraftLook | undefined>(undefined);

export const DraftLookProvider = DraftLookContext.Provider;

/** The look with the values as typed. */
export function useDraftLook(): DraftLook {
  const look = use(DraftLookContext);
  if (!look) throw new Error('There is no look around the preview.');
  return look;
}
