import { detailRows } from './detail-rows.ts';
import type { BeginAction } from '../actions/use-actions.tsx';
import type { DetailReading } from './use-application-detail.ts';
import { DetailActivityCard } from './detail-activity-card.tsx';
import { CardLevel } from './detail-card.tsx';
import { DetailProgressCard } from './detail-progress-card.tsx';
import { DetailRowsCard } from './detail-rows-card.tsx';

export interface DetailCardsProps {
  reading: Extract<DetailReading, { state: 'ready' }>;
  /** Begins an action with the application or with a part of it. */
  onBegin: BeginAction;
  /** In a pane the cards stand one below the other until it is wide enough for two columns. Default `page`. */
  place?: 'page' | 'pane' | undefined;
}

const places = {
  page: {
    level: 2,
    columns: 'xl:grid-cols-[minmax(0,1fr)_var(--portal-side-w)]',
    side: 'xl:sticky xl:top-[calc(var(--portal-topbar-h)+1rem)]',
  },
  pane: {
    level: 3,
    columns: '@min-[960px]/pane:grid-cols-[minmax(0,1fr)_var(--portal-side-w)]',
    side: '@min-[960px]/pane:sticky @min-[960px]/pane:top-4',
  },
} as const;

/** All that is known of an application: the same cards on its page and in a pane (DETAIL-077). */
export function DetailCards({ reading, place = 'page', onBegin: _onBegin }: DetailCardsProps) {
  const { application, configuration, rows, retryRows } = reading;
  const { level, columns, side } = places[place];
  return (
    <CardLevel value={level}>
      <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 px-gutter pt-4 pb-8 ${columns}`}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <DetailProgressCard application={application} settings={configuration} />
          <DetailRowsCard
            rows={detailRows(application, { rows, dateFormat: configuration.DefaultDateFormat })}
            onRetry={retryRows}
          />
        </div>
        <div className={`min-w-0 ${side}`}>
          <DetailActivityCard guid={application.ApplicationGuid} />
        </div>
      </div>
    </CardLevel>
  );
}
