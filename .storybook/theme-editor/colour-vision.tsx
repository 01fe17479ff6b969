import type { ReactNode } from 'react';

/** Full deficiency of one kind of cone, after Machado, Oliveira and Fernandes (2009), on linear light. */
const matrices = {
  protanopia: '0.152 1.053 -0.205 0 0  0.115 0.786 0.099 0 0  -0.004 -0.048 1.052 0 0  0 0 0 1 0',
  deuteranopia: '0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0',
  tritanopia: '1.256 -0.077 -0.179 0 0  -0.078 0.931 0.148 0 0  0.005 0.691 0.304 0 0  0 0 0 1 0',
  achromatopsia: '0.213 0.715 0.072 0 0  0.213 0.715 0.072 0 0  0.213 0.715 0.072 0 0  0 0 0 1 0',
};

export const visions = ['full', ...(Object.keys(matrices) as (keyof typeof matrices)[])] as const;
export type Vision = (typeof visions)[number];

/** Shows its content with simulated colour vision. */
export function SeenWith({ vision, children }: { vision: Vision; children: ReactNode }) {
  return (
    <>
      <svg aria-hidden width="0" height="0" className="absolute">
        {Object.entries(matrices).map(([name, values]) => (
          <filter key={name} id={`vision-${name}`} colorInterpolationFilters="linearRGB">
            <feColorMatrix values={values} />
          </filter>
        ))}
      </svg>
      <div data-vision={vision} style={vision === 'full' ? undefined : { filter: `url(#vision-${vision})` }}>
        {children}
      </div>
    </>
  );
}
