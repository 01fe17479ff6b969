import type { FoundApplication } from '@portal/api/contract';
import { findQueries } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../base/services.tsx';
import { recentApplications } from '../kept/recent-applications.ts';
import { useFeatures, useUser } from '../session/use-session.ts';

const none: readonly FoundApplication[] = [];

/** The applications that the user opened last in this browser, with their current names (PALETTE-031). */
export function useRecent(): readonly FoundApplication[] {
  const user = useUser();
  const [ids] = useState(() => recentApplications(user).read());
  const enabled = useFeatures()('Search') && ids.length > 0;
  const { data } = useQuery({ ...findQueries(useClient()).applications(ids), enabled });
  return data?.Applications ?? none;
}
