import { createContext, use, type ReactNode } from 'react';
import { plainLink, type RenderLink } from '../behaviours/render-link.ts';
import type { MarkLink } from './chart.model.ts';
import { chartLink, chartLinkArea } from './charts.styles.ts';

/** Renders the links of a drawing. */
export const ChartLinks = createContext<RenderLink>(plainLink);

interface LinkedMarkProps {
  /** Without one, the mark is only drawn. */
  link: MarkLink | undefined;
  /** What can be pressed: more than a thin bar. */
  area: { x: number; y: number; width: number; height: number };
  children: ReactNode;
}

/** A mark of a drawing that leads to what it counts. */
export function LinkedMark({ link, area, children }: LinkedMarkProps): ReactNode {
  const renderLink = use(ChartLinks);
  if (!link) return children;
  return renderLink({
    href: link.href,
    'aria-label': link.name,
    className: chartLink(),
    children: [children, <rect key="area" {...area} rx={2} className={chartLinkArea()} />],
  });
}
