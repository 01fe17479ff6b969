/** Parameters and globals for a story on a phone, 390 by 844 px. */
export const phone = {
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
      },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
