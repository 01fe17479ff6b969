import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import { breadcrumbTexts } from './breadcrumb.texts.ts';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';

export interface BreadcrumbItem {
  label: string;
  /** For the current page, the last item: only if it leads to the start of that page. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly BreadcrumbItem[];
  /** Default `Breadcrumb`. */
  label?: string | undefined;
  renderLink?: RenderLink | undefined;
}

export function Breadcrumb({ items, label, renderLink = plainLink, ...rest }: BreadcrumbProps) {
  const texts = useTexts('breadcrumb', breadcrumbTexts);
  return (
    <nav aria-label={label ?? texts.label} {...rest}>
      <ol className="flex min-w-0 items-center gap-1.5 text-text-muted">
        {items.map((item, index) => (
          // A link may be truncated, but stays wide enough to be pressed.
          <li
            key={index}
            className="flex min-w-0 items-center gap-1.5 whitespace-nowrap has-[a]:min-w-[36px] not-first:before:text-text-muted not-first:before:content-['/'/'']"
          >
            {item.href !== undefined ? (
              renderLink({
                href: item.href,
                title: item.label,
                'aria-current': index === items.length - 1 ? 'page' : undefined,
                children: <span className="truncate">{item.label}</span>,
                className:
                  '-mx-1 inline-flex min-h-6 min-w-6 items-center rounded-sm px-1 hover:text-text hover:underline hover:underline-offset-3 aria-[current=page]:font-medium aria-[current=page]:text-text',
              })
            ) : (
              <span aria-current="page" title={item.label} className="truncate font-medium text-text">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
