/** Parameters and globals for a story in a window of the given width in px. */
export const atWidth = (width: number, height = 900) => {
  const name = `${width} px`;
  const size = { width: `${width}px`, height: `${height}px` };
  return {
    parameters: {
      layout: 'fullscreen' as const,
      viewport: { options: { [name]: { name, styles: size, type: 'desktop' as const } } },
    },
    globals: { viewport: { value: name, isRotated: false } },
  };
};
