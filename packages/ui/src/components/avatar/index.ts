export { initials } from './avatar.model.ts';
export { initialsBefore } from './avatar.styles.ts';
export { Avatar, type AvatarProps } from './avatar.tsx';
