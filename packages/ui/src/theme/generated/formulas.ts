/** Written by generate.ts from colours.css and scales.css. */
export const formulas = {
  '--_p-less': 'calc(1 - var(--_p-more))',
  '--portal-canvas':
    'light-dark(oklch(from var(--portal-brand) calc(0.975 + 0.025 * var(--_p-more)) min(c, 0.012 * var(--_p-less)) h), oklch(from var(--portal-brand) calc(0.17 * var(--_p-less)) min(c, 0.012 * var(--_p-less)) h))',
  '--portal-surface':
    'light-dark(#fff, oklch(from var(--portal-brand) calc(0.205 * var(--_p-less)) min(c, 0.012 * var(--_p-less)) h))',
  '--portal-raised':
    'light-dark(#fff, oklch(from var(--portal-brand) calc(0.245 - 0.085 * var(--_p-more)) min(c, 0.012 * var(--_p-less)) h))',
  '--portal-sunken':
    'light-dark(oklch(from var(--portal-brand) calc(0.955 + 0.045 * var(--_p-more)) min(c, 0.012 * var(--_p-less)) h), oklch(from var(--portal-brand) calc(0.15 * var(--_p-less)) min(c, 0.012 * var(--_p-less)) h))',
  '--portal-overlay': 'light-dark(#fff, var(--portal-raised))',
  '--portal-scrim':
    'light-dark(oklch(from var(--portal-brand) 0.22 min(c, 0.03) h / 0.42), oklch(0.08 0.01 255 / 0.62))',
  '--portal-inverse':
    'light-dark(oklch(from var(--portal-brand) calc(0.27 * var(--_p-less)) min(c, 0.02 * var(--_p-less)) h), oklch(from var(--portal-brand) calc(0.92 + 0.08 * var(--_p-more)) min(c, 0.01 * var(--_p-less)) h))',
  '--portal-brand-subtle':
    'light-dark(oklch(from var(--portal-brand) 0.95 min(c, 0.03) h), oklch(from var(--portal-brand) calc(0.28 - 0.08 * var(--_p-more)) min(c, 0.05 - 0.01 * var(--_p-more)) h))',
  '--portal-brand-subtle-hover':
    'light-dark(oklch(from var(--portal-brand) 0.92 min(c, 0.04) h), oklch(from var(--portal-brand) calc(0.32 - 0.08 * var(--_p-more)) min(c, 0.05 - 0.01 * var(--_p-more)) h))',
  '--portal-row-hover':
    'light-dark(oklch(from var(--portal-brand) 0.978 min(c, 0.008) h), oklch(from var(--portal-brand) calc(0.232 - 0.092 * var(--_p-more)) min(c, 0.014) h))',
  '--portal-row-selected':
    'light-dark(oklch(from var(--portal-brand) 0.962 min(c, 0.022) h), oklch(from var(--portal-brand) calc(0.262 - 0.082 * var(--_p-more)) min(c, 0.04) h))',
  '--portal-row-selected-hover':
    'light-dark(oklch(from var(--portal-brand) 0.945 min(c, 0.03) h), oklch(from var(--portal-brand) calc(0.29 - 0.08 * var(--_p-more)) min(c, 0.045 - 0.005 * var(--_p-more)) h))',
  '--portal-text':
    'light-dark(oklch(from var(--portal-brand) calc(0.25 * var(--_p-less)) min(c, 0.02 * var(--_p-less)) h), oklch(from var(--portal-brand) calc(0.94 + 0.06 * var(--_p-more)) min(c, 0.02 * var(--_p-less)) h))',
  '--portal-text-muted':
    'light-dark(oklch(from var(--portal-brand) calc(0.48 - 0.18 * var(--_p-more)) min(c, 0.02 * var(--_p-less)) h), oklch(from var(--portal-brand) calc(0.74 + 0.12 * var(--_p-more)) min(c, 0.02 * var(--_p-less)) h))',
  '--portal-text-disabled':
    'light-dark(oklch(from var(--portal-brand) calc(0.62 - 0.12 * var(--_p-more)) min(c, 0.015 * var(--_p-less)) h), oklch(from var(--portal-brand) calc(0.56 + 0.1 * var(--_p-more)) min(c, 0.015 * var(--_p-less)) h))',
  '--portal-text-on-inverse': 'light-dark(#fff, oklch(0.2 0.01 255))',
  '--portal-link':
    'light-dark(oklch(from var(--portal-brand) min(l, 0.46 - 0.115 * var(--_p-more)) c h), oklch(from var(--portal-brand) max(l, 0.81 + 0.09 * var(--_p-more)) c h))',
  '--portal-link-hover':
    'light-dark(oklch(from var(--portal-brand) min(l, 0.38 - 0.08 * var(--_p-more)) c h), oklch(from var(--portal-brand) max(l, 0.88 + 0.06 * var(--_p-more)) c h))',
  '--portal-border':
    'light-dark(oklch(from var(--portal-brand) calc(0.915 - 0.315 * var(--_p-more)) min(c, 0.01 * var(--_p-less)) h), oklch(from var(--portal-brand) calc(0.29 + 0.31 * var(--_p-more)) min(c, 0.014 * var(--_p-less)) h))',
  '--portal-border-strong':
    'light-dark(oklch(from var(--portal-brand) calc(0.85 - 0.4 * var(--_p-more)) min(c, 0.014 * var(--_p-less)) h), oklch(from var(--portal-brand) calc(0.37 + 0.33 * var(--_p-more)) min(c, 0.016 * var(--_p-less)) h))',
  '--portal-border-control':
    'light-dark(oklch(from var(--portal-brand) calc(0.58 - 0.2 * var(--_p-more)) min(c, 0.02 * var(--_p-less)) h), oklch(from var(--portal-brand) calc(0.62 + 0.12 * var(--_p-more)) min(c, 0.02 * var(--_p-less)) h))',
  '--portal-brand-border':
    'light-dark(oklch(from var(--portal-brand) calc(0.84 - 0.39 * var(--_p-more)) min(c, 0.07) h), oklch(from var(--portal-brand) calc(0.42 + 0.28 * var(--_p-more)) min(c, 0.07) h))',
  '--portal-control': 'light-dark(var(--portal-surface), var(--portal-raised))',
  '--portal-control-hover':
    'light-dark(var(--portal-sunken), oklch(from var(--portal-raised) calc(l + 0.045) c h))',
  '--portal-control-active':
    'light-dark(oklch(from var(--portal-brand) calc(0.915 - 0.05 * var(--_p-more)) min(c, 0.01) h), oklch(from var(--portal-raised) calc(l + 0.08) c h))',
  '--portal-pressed':
    'light-dark(var(--portal-surface), oklch(from var(--portal-raised) calc(l + 0.05) c h))',
  '--portal-field': 'light-dark(var(--portal-surface), var(--portal-sunken))',
  '--portal-on-brand':
    'color(from var(--portal-brand) xyz-d65 clamp(0, (0.1791 - y) * 1e9, 0.9505) clamp(0, (0.1791 - y) * 1e9, 1) clamp(0, (0.1791 - y) * 1e9, 1.089))',
  '--portal-on-brand-inv':
    'color(from var(--portal-brand) xyz-d65 clamp(0, (y - 0.1791) * 1e9, 0.9505) clamp(0, (y - 0.1791) * 1e9, 1) clamp(0, (y - 0.1791) * 1e9, 1.089))',
  '--portal-brand-hover': 'color-mix(in oklab, var(--portal-brand) 88%, var(--portal-on-brand-inv))',
  '--portal-brand-active': 'color-mix(in oklab, var(--portal-brand) 78%, var(--portal-on-brand-inv))',
  '--portal-brand-ui':
    'light-dark(oklch(from var(--portal-brand) min(l, 0.56 - 0.11 * var(--_p-more)) c h), oklch(from var(--portal-brand) max(l, 0.67 + 0.09 * var(--_p-more)) c h))',
  '--portal-on-brand-ui':
    'color(from var(--portal-brand-ui) xyz-d65 clamp(0, (0.1791 - y) * 1e9, 0.9505) clamp(0, (0.1791 - y) * 1e9, 1) clamp(0, (0.1791 - y) * 1e9, 1.089))',
  '--portal-nav-ground':
    'light-dark(oklch(from var(--portal-nav) calc(clamp(0, (l - 0.6) * 1e9, 1) * max(l, 0.92) + (1 - clamp(0, (l - 0.6) * 1e9, 1)) * min(l, 0.36)) c h), oklch(from var(--portal-nav) min(l, 0.155) min(c, 0.022) h))',
  '--portal-on-nav':
    'color(from var(--portal-nav-ground) xyz-d65 clamp(0, (0.1791 - y) * 1e9, 0.9505) clamp(0, (0.1791 - y) * 1e9, 1) clamp(0, (0.1791 - y) * 1e9, 1.089))',
  '--portal-on-nav-muted':
    'color-mix(in oklab, var(--portal-on-nav) calc(72% + 22% * var(--_p-more)), var(--portal-nav-ground))',
  '--portal-nav-indicator':
    'color-mix(in oklab, var(--portal-brand) calc(35% - 12% * var(--_p-more)), var(--portal-on-nav))',
  '--_p-nav-tint': 'color-mix(in oklab, var(--portal-brand) 62%, var(--portal-on-nav))',
  '--portal-nav-hover': 'color-mix(in oklab, var(--_p-nav-tint) 7%, var(--portal-nav-ground))',
  '--portal-nav-active':
    'color-mix(in oklab, var(--_p-nav-tint) calc(15% - 6% * var(--_p-more)), var(--portal-nav-ground))',
  '--portal-nav-border':
    'color-mix(in oklab, var(--portal-on-nav) calc(12% + 48% * var(--_p-more)), var(--portal-nav-ground))',
  '--portal-danger':
    'light-dark(oklch(calc(0.46 - 0.12 * var(--_p-more)) calc(0.17 - 0.04 * var(--_p-more)) 27), oklch(calc(0.81 + 0.05 * var(--_p-more)) calc(0.11 - 0.03 * var(--_p-more)) 27))',
  '--portal-danger-fill': 'oklch(0.53 0.19 27)',
  '--portal-danger-fill-hover': 'color-mix(in oklab, var(--portal-danger-fill) 88%, #000)',
  '--portal-danger-fill-active': 'color-mix(in oklab, var(--portal-danger-fill) 76%, #000)',
  '--portal-on-danger': '#fff',
  '--portal-danger-subtle':
    'light-dark(oklch(0.97 0.016 27), oklch(calc(0.26 - 0.06 * var(--_p-more)) 0.045 27))',
  '--portal-danger-border':
    'light-dark(oklch(calc(0.87 - 0.42 * var(--_p-more)) 0.06 27), oklch(calc(0.42 + 0.38 * var(--_p-more)) 0.09 27))',
  '--portal-success':
    'light-dark(oklch(calc(0.44 - 0.1 * var(--_p-more)) calc(0.11 - 0.02 * var(--_p-more)) 150), oklch(calc(0.81 + 0.05 * var(--_p-more)) calc(0.12 - 0.02 * var(--_p-more)) 150))',
  '--portal-success-fill': 'oklch(0.52 0.13 150)',
  '--portal-on-success': '#fff',
  '--portal-success-subtle':
    'light-dark(oklch(0.972 0.022 150), oklch(calc(0.255 - 0.055 * var(--_p-more)) 0.035 150))',
  '--portal-success-border':
    'light-dark(oklch(calc(0.86 - 0.41 * var(--_p-more)) 0.06 150), oklch(calc(0.4 + 0.4 * var(--_p-more)) 0.065 150))',
  '--portal-warning':
    'light-dark(oklch(calc(0.45 - 0.11 * var(--_p-more)) calc(0.1 - 0.02 * var(--_p-more)) 70), oklch(calc(0.83 + 0.04 * var(--_p-more)) calc(0.12 - 0.02 * var(--_p-more)) 80))',
  '--portal-warning-fill': 'oklch(0.72 0.15 70)',
  '--portal-on-warning': '#000',
  '--portal-warning-subtle':
    'light-dark(oklch(0.975 0.028 85), oklch(calc(0.265 - 0.065 * var(--_p-more)) 0.035 75))',
  '--portal-warning-border':
    'light-dark(oklch(calc(0.87 - 0.42 * var(--_p-more)) 0.08 80), oklch(calc(0.42 + 0.38 * var(--_p-more)) 0.065 75))',
  '--portal-info':
    'light-dark(oklch(calc(0.46 - 0.12 * var(--_p-more)) calc(0.13 - 0.01 * var(--_p-more)) 250), oklch(calc(0.81 + 0.05 * var(--_p-more)) calc(0.09 - 0.02 * var(--_p-more)) 250))',
  '--portal-info-fill': 'oklch(0.53 0.14 250)',
  '--portal-on-info': '#fff',
  '--portal-info-subtle':
    'light-dark(oklch(0.97 0.016 250), oklch(calc(0.26 - 0.06 * var(--_p-more)) 0.04 250))',
  '--portal-info-border':
    'light-dark(oklch(calc(0.87 - 0.42 * var(--_p-more)) 0.05 250), oklch(calc(0.42 + 0.38 * var(--_p-more)) 0.08 250))',
  '--portal-chart-1':
    'light-dark(oklch(calc(0.49 - 0.07 * var(--_p-more)) 0.145 255), oklch(calc(0.7 + 0.04 * var(--_p-more)) calc(0.13 - 0.01 * var(--_p-more)) 258))',
  '--portal-chart-2':
    'light-dark(oklch(calc(0.655 - 0.09 * var(--_p-more)) calc(0.15 - 0.01 * var(--_p-more)) 52), oklch(calc(0.8 + 0.03 * var(--_p-more)) calc(0.13 - 0.01 * var(--_p-more)) 65))',
  '--portal-chart-3':
    'light-dark(oklch(calc(0.39 - 0.06 * var(--_p-more)) calc(0.07 - 0.015 * var(--_p-more)) 185), oklch(calc(0.91 + 0.03 * var(--_p-more)) 0.085 192))',
  '--portal-chart-4':
    'light-dark(oklch(calc(0.625 - 0.075 * var(--_p-more)) calc(0.17 + 0.02 * var(--_p-more)) 308), oklch(calc(0.61 + 0.03 * var(--_p-more)) calc(0.14 - 0.01 * var(--_p-more)) 308))',
  '--portal-chart-5':
    'light-dark(oklch(calc(0.37 - 0.07 * var(--_p-more)) calc(0.13 - 0.02 * var(--_p-more)) 12), oklch(calc(0.66 + 0.02 * var(--_p-more)) 0.18 18))',
  '--portal-chart-6':
    'light-dark(oklch(calc(0.635 - 0.075 * var(--_p-more)) 0.015 255), oklch(calc(0.74 + 0.02 * var(--_p-more)) 0.012 255))',
  '--portal-on-chart': 'light-dark(#fff, oklch(0.18 0.03 255))',
  '--portal-focus-inner': 'var(--portal-surface)',
  '--portal-focus-outer': 'var(--portal-text)',
  '--portal-shadow-1': '0 1px 2px light-dark(oklch(0.2 0.02 255 / 0.06), transparent)',
  '--portal-shadow-2':
    '0 0 0 1px light-dark(oklch(0.2 0.02 255 / calc(0.07 + 0.6 * var(--_p-more))), oklch(1 0 0 / calc(0.09 + 0.5 * var(--_p-more)))), 0 4px 12px -2px light-dark(oklch(0.2 0.02 255 / 0.12), oklch(0 0 0 / 0.6)), 0 2px 4px -2px light-dark(oklch(0.2 0.02 255 / 0.08), transparent)',
  '--portal-shadow-3':
    '0 0 0 1px light-dark(oklch(0.2 0.02 255 / calc(0.08 + 0.6 * var(--_p-more))), oklch(1 0 0 / calc(0.1 + 0.5 * var(--_p-more)))), 0 24px 48px -12px light-dark(oklch(0.2 0.02 255 / 0.28), oklch(0 0 0 / 0.75)), 0 8px 16px -8px light-dark(oklch(0.2 0.02 255 / 0.14), transparent)',
  '--portal-shadow-pin': '6px 0 8px -6px light-dark(oklch(0.2 0.02 255 / 0.16), oklch(0 0 0 / 0.5))',
  '--portal-logo-shown': 'var(--portal-logo, none)',
  '--_p-logo-shown-ratio': 'var(--_p-logo-ratio, 1)',
  '--portal-font-inter':
    "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  '--portal-font-system': "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  '--portal-font-sans': 'var(--portal-font, var(--portal-font-inter))',
  '--portal-font-mono': "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Liberation Mono', Menlo, monospace",
  '--portal-font-2xs': 'var(--portal-font-xs)',
  '--portal-leading-2xs': 'var(--portal-leading-xs)',
  '--portal-font-xs': '0.75rem',
  '--portal-leading-xs': '1rem',
  '--portal-font-sm': '0.8125rem',
  '--portal-leading-sm': '1.25rem',
  '--portal-font-md': '0.875rem',
  '--portal-leading-md': '1.25rem',
  '--portal-font-lg': '1rem',
  '--portal-leading-lg': '1.5rem',
  '--portal-font-xl': '1.25rem',
  '--portal-leading-xl': '1.75rem',
  '--portal-font-2xl': '1.5rem',
  '--portal-leading-2xl': '2rem',
  '--portal-weight-regular': '400',
  '--portal-weight-medium': '500',
  '--portal-weight-semibold': '600',
  '--portal-gap-1': '0.25rem',
  '--portal-gap-2': '0.5rem',
  '--portal-gap-3': '0.75rem',
  '--portal-gap-4': '1rem',
  '--portal-gap-5': '1.25rem',
  '--portal-gap-6': '1.5rem',
  '--portal-gap-7': '2rem',
  '--portal-gap-8': '3rem',
  '--portal-dur-1': '120ms',
  '--portal-dur-2': '160ms',
  '--portal-dur-3': '200ms',
  '--portal-ease-out': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  '--portal-ease-in': 'cubic-bezier(0.4, 0, 1, 1)',
  '--portal-nav-w': '14.5rem',
  '--portal-topbar-h': '3rem',
  '--portal-side-w': '20rem',
  '--portal-dialog-w': '520px',
  '--portal-gutter': '1.5rem',
  '--portal-z-sticky': '10',
  '--portal-z-nav': '20',
  '--portal-z-dialog': '40',
  '--portal-z-menu': '50',
  '--portal-z-toast': '60',
  '--portal-z-tooltip': '70',
  '--portal-radius-sm': 'calc(var(--portal-radius) * 0.5 + 1px)',
  '--portal-radius-md': 'var(--portal-radius)',
  '--portal-radius-lg': 'calc(var(--portal-radius) * 1.5)',
  '--portal-radius-full': '999px',
  '--portal-control-h-sm': 'round(down, calc(32px * var(--portal-density)), 2px)',
  '--portal-control-h-md': 'round(down, calc(36px * var(--portal-density)), 2px)',
  '--portal-control-h-lg': 'round(down, calc(40px * var(--portal-density)), 2px)',
  '--portal-row-h': 'round(down, calc(44px * var(--portal-density)), 4px)',
  '--portal-head-h': 'round(down, calc(36px * var(--portal-density)), 4px)',
  '--portal-nav-item-h': 'round(down, calc(36px * var(--portal-density)), 2px)',
  '--portal-cell-px': 'calc(12px * var(--portal-density))',
  '--portal-cell-py': 'calc(12px * var(--portal-density))',
  '--portal-card-px': 'calc(16px * var(--portal-density))',
} as const;
