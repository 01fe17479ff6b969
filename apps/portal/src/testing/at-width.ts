/** Parameters and globals of a story that is told in a window of so many px, which it fills. */
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
