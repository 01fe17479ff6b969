const addresses = new WeakMap<Blob, string>();
const image = /^image\/(svg\+xml|png)(;|$)/;

/**
 * The address of an image for a style of this page, such as a background. The same file has the same address, which
 * lives as long as the page. An image in a style runs and loads nothing; never use the address for a link or a frame.
 */
export function imageAddress(file: Blob): string {
  if (!image.test(file.type)) throw new TypeError('An image is an SVG or a PNG.');
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}
