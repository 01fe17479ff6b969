export { initials } from './avatar.model.ts';
export { initialled } from './avatar.styles.ts';
export { Avatar, type AvatarProps } from './avatar.tsx';
