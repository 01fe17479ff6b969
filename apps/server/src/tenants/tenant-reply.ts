import {
  mediaTypes,
  type BrandImage,
  type BrandImageField,
  type getTenant,
  type WireReply,
} from '@portal/api/contract';
import { imageNames, type Tenant } from '../platform/tenant.ts';

/** The file name of an image in its URL. */
export const imageFile = ({ ImageId, MediaType }: BrandImage): string =>
  `${ImageId}.${MediaType === mediaTypes.png ? 'png' : 'svg'}`;

/**
 * The path of the tenant's published image; null if it has none. Each later look has its own paths, so that browsers
 * can keep its images for ever.
 */
export function imagePath(
  { id, look, images }: Pick<Tenant, 'id' | 'look' | 'images'>,
  field: BrandImageField,
): string | null {
  const image = images[field];
  if (!image) return null;
  return `/tenant-assets/${id}/${look === 1 ? `${imageNames[field]}.svg` : imageFile(image)}`;
}

/** The public data of a tenant, which need no sign-in (OP-014). */
export function tenantReply(tenant: Tenant): WireReply<typeof getTenant> {
  const brand = tenant.theme['brand'];
  return {
    TenantName: tenant.id,
    DisplayName: tenant.displayName,
    TimeZone: tenant.timeZone,
    LogoUrl: imagePath(tenant, 'Logo'),
    FaviconUrl: imagePath(tenant, 'Icon'),
    PrimaryColour: typeof brand === 'string' ? brand : null,
    SupportEmail: tenant.supportEmail,
    SupportPhone: tenant.supportPhone,
    HelpUrl: tenant.helpUrl,
  };
}
