import type { ComponentProps, ReactElement } from 'react';
import { Link } from './portal-link.tsx';
import { preloadScreen } from './lazy-screen.tsx';

/** Passes the router's link to a block that renders links. Preloads the target on intent. */
export const routerLink = ({
  href,
  onPointerEnter,
  onFocus,
  ...rest
}: ComponentProps<'a'> & { href: string }): ReactElement => (
  <Link
    to={href}
    {...rest}
    onPointerEnter={(event) => {
      preloadScreen(href);
      onPointerEnter?.(event);
    }}
    onFocus={(event) => {
      preloadScreen(href);
      onFocus?.(event);
    }}
  />
);
