import type { Tone } from '#shared/document.ts';

export type { Tone };
