/** An image of ours from its source: what an image loads runs nothing and asks for nothing. Rejects where it cannot be drawn. */
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
