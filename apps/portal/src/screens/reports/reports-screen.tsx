import { can, listClaims, type Grouping } from '@portal/api/contract';
import { lazyWithPreload } from '@portal/ui/behaviours';
import { PageHeader } from '@portal/ui/page-header';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { hrefs } from '../../base/paths.ts';
import { Page } from '../../page/page.tsx';
import { useFeatures, useUser } from '../../session/use-session.ts';
import { forgetFigures, noListText, rememberedFigures } from './figures.memory.ts';
import { ReportCharts } from './report-charts.tsx';
import { sampleFigures } from './sample-figures.ts';

const OwnFigures = lazyWithPreload(async () => (await import('./own-figures.tsx')).OwnFigures);

/** Delay in ms before the charts render. */
const chartDelay = 250;
const hrefOf = (figures: string) => `${hrefs.reports}?figures=${figures}`;

/** Five charts, of sample figures or of one of the user's lists. */
export function ReportsScreen() {
  const user = useUser();
  const counted = useFeatures()('Figures');
  const navigate = useNavigate();
  const figures = new URLSearchParams(useLocation().search).get('figures');
  const scopes = (['my', 'all'] as const).filter((scope) => can(user.claims, listClaims[scope]));
  const none = scopes.length === 0;
  const waiting = useDelay(chartDelay);
  useEffect(() => {
    if (figures === 'sample') forgetFigures(user);
  }, [figures, user]);
  const remembered = figures === null ? rememberedFigures(user) : null;
  if (remembered !== null) return <Navigate to={remembered} replace />;
  const ours = counted && figures === 'ours';
  if (figures !== null && figures !== 'sample' && !ours) return <Navigate to={hrefOf('sample')} replace />;
  const preload = none ? undefined : OwnFigures.preload;
  return (
    <>
      <Page title="Reports" />
      <PageHeader
        title="Reports"
        views={
          counted && (
            <ToggleGroup
              label="Figures"
              value={ours ? 'ours' : 'sample'}
              items={[
                { id: 'sample', label: 'Sample figures' },
                { id: 'ours', label: 'Our figures', disabled: none, disabledReason: noListText },
              ]}
              onPointerEnter={preload}
              onFocus={preload}
              onValueChange={(id) => void navigate(hrefOf(id))}
            />
          )
        }
        facts={(!ours || none) && <p className="text-text-muted">{ours ? noListText : 'Sample figures'}</p>}
      />
      {ours ? !none && <OwnFigures {...{ scopes, waiting }} /> : <SampleReports waiting={waiting} />}
    </>
  );
}

function SampleReports({ waiting }: { waiting: boolean }) {
  const [chosen, setChosen] = useState<Grouping>();
  const by = chosen ?? 'month';
  return (
    <>
      <p role="status" className="sr-only">
        {chosen && `Completed applications per ${chosen}`}
      </p>
      <ReportCharts
        figures={sampleFigures(by)}
        by={by}
        onByChange={setChosen}
        sectionHeading="Section"
        shared={{ loading: waiting }}
      />
    </>
  );
}

function useDelay(milliseconds: number): boolean {
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return waiting;
}
