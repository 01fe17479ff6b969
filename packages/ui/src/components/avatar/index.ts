export { initials } from './avatar.model.ts';
export { withInitials } from './avatar.styles.ts';
export { Avatar, type AvatarProps } from './avatar.tsx';
