import type { ComponentProps, ReactElement } from 'react';
import { Link } from 'react-router';
import { preloadScreen } from './lazy-screen.tsx';

/** Hands the router's link to a block that draws links. What it leads to is fetched once it seems to be wanted. */
export const routerLink = ({ href, ...rest }: ComponentProps<'a'> & { href: string }): ReactElement => {
  const preload = () => preloadScreen(href);
  return <Link to={href} {...rest} onPointerEnter={preload} onFocus={preload} />;
};
