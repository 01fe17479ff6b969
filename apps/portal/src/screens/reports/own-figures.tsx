import { deservesRetry } from '@portal/api/contract';
import { failureOf, figureQueries, type ListScope } from '@portal/api/queries';
import { useMediaQuery } from '@portal/ui/behaviours';
import { Button } from '@portal/ui/button';
import { IconButton } from '@portal/ui/icon-button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, RotateCcw } from 'lucide';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useClient } from '../../base/services.tsx';
import { useTenant } from '../../base/use-tenant.ts';
import { clockTime } from '../../formats/dates.ts';
import { daysText } from '../../formats/days.ts';
import { written } from '../../formats/zone.ts';
import { useUser } from '../../session/use-session.ts';
import { FigureCharts } from './figure-charts.tsx';
import { FigureControls, NarrowControls, scopeNames } from './figure-controls.tsx';
import { daysOf, figuresHref, parseFigures, type FiguresLocation } from './figures.location.ts';
import { rememberFigures } from './figures.memory.ts';
import { noListText, useCountedScopes } from './counted-scopes.ts';
import { useChartDelay } from './use-chart-delay.ts';

/** Five charts of one of the user's lists, as the address chooses. */
export function OwnFigures() {
  const user = useUser();
  const scopes = useCountedScopes();
  const { pathname, search } = useLocation();
  const location = parseFigures(new URLSearchParams(search), scopes);
  const href = figuresHref(location, scopes);
  useEffect(() => rememberFigures(user, href), [user, href]);
  if (scopes.length === 0) return <p className="px-gutter pb-6 text-text-muted">{noListText}</p>;
  if (href !== `${pathname}${search}`) return <Navigate to={href} replace />;
  return <Counted {...{ location, scopes }} />;
}

interface CountedProps {
  location: FiguresLocation;
  scopes: readonly ListScope[];
}

function Counted({ location, scopes }: CountedProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const narrow = useMediaQuery('(max-width: 767px)');
  const waiting = useChartDelay();
  const [changed, setChanged] = useState(false);
  const tenant = useTenant();
  const [today] = useState(() => written(Date.now() / 1000, 'YYYY-MM-DD'));
  const days = daysOf(location, today);
  const query = figureQueries(useClient()).applications({
    Scope: location.scope,
    By: location.by,
    ...(days && { From: days.from, To: days.to }),
  });
  const { data, error, isFetching, isPlaceholderData } = useQuery(query);
  const failure = error ? failureOf(error) : undefined;
  const figures = failure ? undefined : data;
  const zone = figures?.TimeZone ?? tenant?.TimeZone ?? '';
  const facts = [days ? daysText(days) : 'All time', scopeNames[location.scope], `Times in ${zone}`];
  const line = facts.join(' · ');
  const change = (next: Partial<FiguresLocation>) => {
    setChanged(true);
    void navigate(figuresHref({ ...location, ...next }, scopes));
  };
  const refresh = () => void queryClient.invalidateQueries({ queryKey: query.queryKey });
  const controls = { location, scopes, days, onChange: change };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-gutter pb-3">
        <p className="text-text-muted">
          {line}
          {figures && !isPlaceholderData && ` · As of ${clockTime(figures.AsOfTimestamp)}`}
        </p>
        <div className="ms-auto flex flex-wrap items-end gap-2 max-md:ms-0 print:hidden">
          {narrow ? <NarrowControls {...controls} /> : <FigureControls {...controls} />}
          {failure && deservesRetry(failure) && (
            <Button icon={RotateCcw} pending={isFetching} onClick={refresh}>
              Retry
            </Button>
          )}
          {figures && (
            <IconButton
              icon={RefreshCw}
              name="Refresh"
              data-command="refresh"
              variant="secondary"
              pending={isFetching && !isPlaceholderData}
              onClick={refresh}
            />
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {changed && figures && !isPlaceholderData && `Figures for ${line}.`}
      </p>
      <FigureCharts
        {...{ location, line, days, figures }}
        tenant={tenant?.DisplayName ?? ''}
        loading={!failure && (waiting || !figures)}
        updating={isPlaceholderData}
        failureText={failure?.kind === 'forbidden' ? noListText : failure && 'No figures.'}
        onByChange={(by) => change({ by })}
      />
    </>
  );
}
