import type { ThemeAssets } from '@portal/ui/theme';
import type { LookImages } from '../use-look-images.ts';

/** The images of a look as the theme takes them, once they are loaded. */
export function assetsOf({ stored, addresses }: LookImages): ThemeAssets {
  const { Logo, LogoOnDark } = stored;
  return {
    ...(Logo && addresses.Logo && { logo: addresses.Logo, logoRatio: Logo.Width / Logo.Height }),
    ...(LogoOnDark &&
      addresses.LogoOnDark && {
        logoDark: addresses.LogoOnDark,
        logoDarkRatio: LogoOnDark.Width / LogoOnDark.Height,
      }),
  };
}
