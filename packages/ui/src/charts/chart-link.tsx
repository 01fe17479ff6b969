import { createContext, use, type KeyboardEvent, type ReactNode } from 'react';
import { plainLink, type RenderLink } from '../behaviours/render-link.ts';
import { chartLink, chartLinkArea } from './charts.styles.ts';

/** Renders the links of a chart, in its drawing and in its table. */
export const ChartLinks = createContext<RenderLink>(plainLink);

/** Where a mark leads to, and its accessible name. */
export interface MarkLink {
  href: string;
  name: string;
}

export interface LinkedMarkProps {
  /** Without one, the mark is only drawn. */
  link: MarkLink | undefined;
  /** Shown on hover. */
  title?: string | undefined;
  /** What can be pressed: more than a thin bar. */
  area: { x: number; y: number; width: number; height: number };
  children: ReactNode;
}

/** A mark of a drawing that leads to what it counts. */
export function LinkedMark({ link, title, area, children }: LinkedMarkProps): ReactNode {
  const renderLink = use(ChartLinks);
  if (!link) return children;
  return renderLink({
    href: link.href,
    'aria-label': link.name,
    className: chartLink(),
    onKeyDown: moveAmongMarks,
    children: (
      <>
        {title && <title>{title}</title>}
        {children}
        <rect {...area} rx={2} className={chartLinkArea()} />
      </>
    ),
  });
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrow keys move among the linked marks of a drawing; each is a tab stop too. */
function moveAmongMarks(event: KeyboardEvent<Element>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const marks = Array.from(event.currentTarget.closest('svg')?.querySelectorAll('a') ?? []);
  const current = marks.findIndex((mark) => mark === event.currentTarget);
  if (current < 0) return;
  event.preventDefault();
  marks[(current + step + marks.length) % marks.length]?.focus();
}
