import { SafeLink } from '@portal/ui/safe';

/** Says that the window was blocked and offers its address as a link (OP-093). */
export const BlockedWindow = ({ href }: { href: string }) => (
  <>
    Your browser blocked the window. <SafeLink href={href}>Open the form</SafeLink>
  </>
);
