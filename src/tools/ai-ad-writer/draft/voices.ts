import type { BrandVoice } from '../options.ts';
import { bold, playful } from './voices/lively.ts';
import { plainVoice } from './voices/plain.ts';
import { luxurious, professional, trustworthy } from './voices/steady.ts';
import type { Voice } from './voices/voice.ts';
import { caring, friendly, inspiring } from './voices/warm.ts';

export const VOICES: Readonly<Record<BrandVoice | '', Voice>> = {
	'': plainVoice,
	'Professional & Authoritative': professional,
	'Friendly & Conversational': friendly,
	'Fun & Playful': playful,
	'Inspiring & Motivational': inspiring,
	'Luxury & Sophisticated': luxurious,
	'Caring & Empathetic': caring,
	'Bold & Edgy': bold,
	'Trustworthy & Reliable': trustworthy,
};
