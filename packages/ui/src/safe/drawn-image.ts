/**
 * Loads an image from its source. A loaded image runs no scripts and sends no requests. Rejects if it cannot be
 * decoded.
 */
export async function drawnImage(source: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(source);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
