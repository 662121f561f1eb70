import type { BrandVoice } from '../options.ts';

/** How a brand words its sentences. A voice adds nothing to a piece. */
export interface Voice {
	/** Which of the three openings to use: 0 stated, 1 asked, 2 urged. */
	opens: 0 | 1 | 2;
	/** Points one per line, two per line, in one paragraph, or numbered. */
	rhythm: 'lines' | 'pairs' | 'block' | 'counted';
	/** Whether to use "don't" rather than "do not". */
	contracts: boolean;
	/** Whether a piece closes on a thought or simply ends. */
	reflects: boolean;
	/** How the writing sounds, for the strategy. */
	manner: string;
}

const PLAIN: Voice = {
	opens: 0,
	rhythm: 'pairs',
	contracts: false,
	reflects: true,
	manner: 'plain and even, since no voice was chosen',
};

const VOICES: Readonly<Record<BrandVoice, Voice>> = {
	'Professional & Authoritative': {
		opens: 0,
		rhythm: 'block',
		contracts: false,
		reflects: false,
		manner: 'opens with a statement, whole sentences in one paragraph, no contractions',
	},
	'Friendly & Conversational': {
		opens: 1,
		rhythm: 'pairs',
		contracts: true,
		reflects: true,
		manner: 'opens with a question to the reader, spoken sentences with contractions',
	},
	'Fun & Playful': {
		opens: 1,
		rhythm: 'lines',
		contracts: true,
		reflects: true,
		manner: 'opens with a question, one short line after the other, contractions',
	},
	'Inspiring & Motivational': {
		opens: 2,
		rhythm: 'lines',
		contracts: false,
		reflects: true,
		manner: 'opens by urging, short lines that lead to one step people can take, a thought at the end',
	},
	'Educational & Informative': {
		opens: 0,
		rhythm: 'counted',
		contracts: false,
		reflects: true,
		manner: 'opens with a statement, points in a counted order, no contractions',
	},
	'Casual & Relatable': {
		opens: 1,
		rhythm: 'lines',
		contracts: true,
		reflects: false,
		manner: 'opens with a question, short lines with contractions, stops when all is said',
	},
	'Bold & Edgy': {
		opens: 2,
		rhythm: 'lines',
		contracts: true,
		reflects: false,
		manner: 'opens by urging, short lines, no thought at the end to soften it',
	},
	'Caring & Empathetic': {
		opens: 1,
		rhythm: 'pairs',
		contracts: true,
		reflects: true,
		manner: 'opens with a question, sentences in pairs with time between them, a thought at the end',
	},
	'Luxury & Sophisticated': {
		opens: 0,
		rhythm: 'block',
		contracts: false,
		reflects: true,
		manner: 'opens with a calm statement, one paragraph, a thought at the end, no contractions',
	},
	'Humorous & Witty': {
		opens: 1,
		rhythm: 'pairs',
		contracts: true,
		reflects: true,
		manner: 'opens with a question, plain facts in between, the turn at the end',
	},
};

export function voiceOf(voice: BrandVoice | ''): Voice {
	return voice === '' ? PLAIN : VOICES[voice];
}
