import { can, listClaims } from '@portal/api/contract';
import { viewQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide';
import { useClient } from '../base/services.tsx';
import { viewHref } from '../base/view-href.ts';
import { useFeatures, useUser } from '../session/use-session.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** The saved views that the user may open (PALETTE-014). */
export function useViews(): readonly PaletteEntry[] {
  const { claims } = useUser();
  const permitted = useFeatures()('Views') && can(claims, Object.values(listClaims).flat());
  const { data } = useQuery({ ...viewQueries(useClient()).views(), enabled: permitted });
  return ((permitted && data?.Views) || []).map((view) => ({
    id: `view-${view.Id}`,
    text: view.Name,
    icon: Bookmark,
    href: viewHref(view, claims),
  }));
}
