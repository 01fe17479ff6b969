export { TextLink, type TextLinkProps } from './text-link.tsx';
export { linkVariants } from './text-link.styles.ts';
