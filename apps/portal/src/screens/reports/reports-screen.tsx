import { PageHeader } from '@portal/ui/page-header';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { hrefs } from '../../base/paths.ts';
import { Page } from '../../page/page.tsx';
import { PrintHead } from '../../records/print-head.tsx';
import { useUser } from '../../session/use-session.ts';
import { FiguresToggle, OwnFigures } from './figures-toggle.tsx';
import { rememberedFigures, rememberFigures } from './figures.memory.ts';
import { SampleReports } from './sample-reports.tsx';

/** Five charts, of sample figures or of the user's own lists. */
export function ReportsScreen() {
  const user = useUser();
  const { search } = useLocation();
  const figures = new URLSearchParams(search).get('figures');
  const ours = figures === 'ours';
  useEffect(() => {
    if (figures === 'sample') rememberFigures(user, null);
  }, [figures, user]);
  const remembered = figures === null ? rememberedFigures(user) : null;
  if (remembered !== null) return <Navigate to={remembered} replace />;
  if (figures !== null && figures !== 'sample' && !ours)
    return <Navigate to={`${hrefs.reports}?figures=sample`} replace />;
  return (
    <>
      <Page title="Reports" />
      <PrintHead page="Reports" />
      <PageHeader
        title="Reports"
        views={<FiguresToggle value={ours ? 'ours' : 'sample'} />}
        facts={!ours && <p className="text-text-muted">Sample figures</p>}
      />
      {ours ? <OwnFigures /> : <SampleReports />}
    </>
  );
}
