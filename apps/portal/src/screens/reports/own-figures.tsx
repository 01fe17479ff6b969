import { deservesRetry } from '@portal/api/contract';
import { failureOf, figureQueries, type ListScope } from '@portal/api/queries';
import type { RenderLink } from '@portal/ui/behaviours';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router';
import { Retry } from '../../base/retry.tsx';
import { routerLink } from '../../base/router-link.tsx';
import { useClient } from '../../base/services.tsx';
import { useTenant } from '../../base/use-tenant.ts';
import { clockTime } from '../../formats/dates.ts';
import { daysText } from '../../formats/days.ts';
import { written } from '../../formats/zone.ts';
import { RefreshButton } from '../../listing/refresh-button.tsx';
import { useUser } from '../../session/use-session.ts';
import { FigureControls, scopeNames } from './figure-controls.tsx';
import { chartsOf, noCharts } from './figure-charts.model.ts';
import { daysOf, figuresHref, parseFigures, type FiguresLocation } from './figures.location.ts';
import { noListText, rememberFigures } from './figures.memory.ts';
import { ReportCharts } from './report-charts.tsx';

interface OwnFiguresProps {
  /** The lists that the user may count, the default last. */
  scopes: readonly ListScope[];
  /** The charts are not drawn yet. */
  waiting: boolean;
}

/** Five charts of one of the user's lists, as the address chooses. */
export function OwnFigures({ scopes, waiting }: OwnFiguresProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tenant = useTenant();
  const [today] = useState(() => written(Date.now() / 1000, 'YYYY-MM-DD'));
  const [changed, setChanged] = useState(false);
  const location = parseFigures(new URLSearchParams(search), scopes);
  const href = figuresHref(location, scopes);
  useEffect(() => {
    rememberFigures(user, href);
  }, [user, href]);

  const days = daysOf(location, today);
  const range = days && { From: days.from, To: days.to };
  const query = figureQueries(useClient()).applications({ Scope: location.scope, By: location.by, ...range });
  const { data, error, isFetching, isPlaceholderData: updating } = useQuery(query);
  const failure = failureOf(error);
  const figures = failure ? undefined : data;
  const loading = !failure && (waiting || !figures);
  useReturnFocus(!loading && figures !== undefined);
  if (href !== pathname + search) return <Navigate to={href} replace />;

  const zone = figures?.TimeZone ?? tenant?.TimeZone ?? '';
  const period = days ? daysText(days) : 'All time';
  const line = [period, scopeNames[location.scope], `Times in ${zone}`].join(' · ');
  const change = (next: Partial<FiguresLocation>) => {
    setChanged(true);
    void navigate(figuresHref({ ...location, ...next }, scopes));
  };
  const refresh = () => void queryClient.invalidateQueries({ queryKey: query.queryKey });
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-gutter pb-3">
        <p className="py-1.5 text-text-muted">
          {line}
          {figures && !updating && ` · As of ${clockTime(figures.AsOfTimestamp)}`}
        </p>
        <div className="flex flex-1 flex-wrap gap-2 md:justify-end print:hidden">
          <FigureControls {...{ location, scopes, days }} onChange={change} />
          {failure && deservesRetry(failure) && <Retry pending={isFetching} onClick={refresh} />}
          {figures && <RefreshButton list={{ refreshing: isFetching && !updating, refresh }} />}
        </div>
      </div>
      <p role="status" className="sr-only">
        {changed && figures && !updating && `Figures for ${line}.`}
      </p>
      <ReportCharts
        figures={figures ? chartsOf(figures, location.scope) : noCharts}
        by={figures?.By ?? location.by}
        onByChange={(by) => change({ by })}
        sectionHeading="Status"
        fileSuffix={days ? ` ${days.from} ${days.to}` : ' all time'}
        shared={{
          loading,
          updating,
          emptyText: emptyText(failure?.kind),
          renderLink: linkToList,
        }}
      />
    </>
  );
}

function emptyText(failure: string | undefined): string {
  if (failure === 'forbidden') return noListText;
  return failure ? 'No figures.' : 'No applications in this period.';
}

/** The bar whose list was opened last. */
let opened: string | undefined;

const linkToList: RenderLink = (link) => routerLink({ ...link, onClick: () => (opened = link.href) });

/** Back from a list focuses the bar that opened it (FIGURES-034). */
function useReturnFocus(drawn: boolean): void {
  const back = useNavigationType() === 'POP';
  useEffect(() => {
    if (!drawn) return;
    const bars = [...document.querySelectorAll<SVGElement>('main svg a')];
    if (back) bars.find((bar) => bar.getAttribute('href') === opened)?.focus();
    opened = undefined;
  }, [drawn, back]);
}
