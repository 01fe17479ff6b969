import { useCan } from '../../../session/use-session.ts';
import { DetailActivityCard } from './detail-activity-card.tsx';
import { CardLevel } from './detail-card.tsx';
import { detailLines, shownLines } from './detail-lines.ts';
import type { DetailPartProps } from './detail-part.ts';

export interface DetailCardsProps extends DetailPartProps {
  /** In a pane the cards use one column until it is wide enough for two. Default `page`. */
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

/** The cards of an application, shared by its page and the pane (DETAIL-077). */
export function DetailCards({ place = 'page', ...part }: DetailCardsProps) {
  const can = useCan();
  const { level, columns, side } = places[place];
  return (
    <CardLevel value={level}>
      <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 px-gutter pt-4 pb-8 ${columns}`}>
        <div className="@container/cards grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          {shownLines(detailLines, part.reading, can).map((line) => (
            <div
              key={line[0]?.name}
              className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[640px]/cards:auto-cols-fr @min-[640px]/cards:grid-flow-col @min-[640px]/cards:grid-cols-none"
            >
              {line.map(({ name, card: Card }) => (
                <Card key={name} {...part} />
              ))}
            </div>
          ))}
        </div>
        <div className={`min-w-0 ${side}`}>
          <DetailActivityCard {...part} />
        </div>
      </div>
    </CardLevel>
  );
}
