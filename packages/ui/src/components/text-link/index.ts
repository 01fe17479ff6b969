export { TextLink, type TextLinkProps } from './text-link.tsx';
export { linkLook } from './text-link.styles.ts';
