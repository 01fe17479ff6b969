import { ExternalLink } from 'lucide';
import type { ReactElement } from 'react';
import type { RenderLink } from '../../behaviours/render-link.ts';
import { BrandMark } from '../brand-mark/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { navigationItem } from './side-navigation.styles.ts';

export interface NavigationItem {
  id: string;
  label: string;
  icon: IconGlyph;
  href: string;
  /** The item whose page is open. */
  current?: boolean | undefined;
  /** Stays visible and focusable, but is no link. */
  disabled?: boolean | undefined;
  /** Opens another site in a new tab, and has an icon for that. */
  external?: boolean | undefined;
}

export interface NavigationContentProps {
  label: string;
  /** Title of an item that leads to another site. */
  externalTitle: string;
  brand: string;
  items: readonly NavigationItem[];
  footer: readonly NavigationItem[];
  renderLink: RenderLink;
  onChoose?: (() => void) | undefined;
}

export function NavigationContent(props: NavigationContentProps) {
  const { label, brand, items, footer } = props;
  const list = (entries: readonly NavigationItem[], className: string) => (
    <ul className={`grid grid-cols-[minmax(0,1fr)] gap-0.5 p-2 ${className}`}>
      {entries.map((item) => (
        <li key={item.id}>{entry(item, props)}</li>
      ))}
    </ul>
  );
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <div className="flex min-h-[56px] flex-none items-center px-4">
        <BrandMark name={brand} />
      </div>
      <nav aria-label={label} className="flex flex-1 flex-col">
        {list(items, '')}
        {footer.length > 0 && list(footer, 'mt-auto border-t border-nav-border')}
      </nav>
    </div>
  );
}

function entry(
  item: NavigationItem,
  { renderLink, onChoose, externalTitle }: NavigationContentProps,
): ReactElement {
  const { label, icon, href, current = false, disabled = false, external = false } = item;
  const children = (
    <>
      <Icon glyph={icon} />
      <span title={label} className="min-w-0 flex-1 truncate">
        {label}
      </span>
      {external && <Icon glyph={ExternalLink} size={14} className="opacity-75" />}
    </>
  );
  const className = navigationItem();
  if (disabled) {
    return (
      <span role="link" aria-disabled tabIndex={0} className={className}>
        {children}
      </span>
    );
  }
  if (external) {
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        title={externalTitle}
        onClick={onChoose}
        className={className}
      >
        {children}
      </a>
    );
  }
  return renderLink({
    href,
    className,
    children,
    onClick: onChoose,
    'aria-current': current ? 'page' : undefined,
  });
}
