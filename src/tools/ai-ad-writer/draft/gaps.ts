import type { Pair } from './voices/voice.ts';

/** Ads for which the input has no fact: they say what to add. An output uses each once at most. */

export interface Gap {
	readonly angle: string;
	readonly pairs: readonly Pair[];
	readonly visual: string;
	readonly rationale: string;
}

export const GAPS: readonly Gap[] = [
	{
		angle: 'Introduction',
		pairs: [
			['{product}', 'From {business}: [add in one sentence what it does for people].'],
			['{product}, from {business}', '{product}: [add in one sentence what it does for people].'],
			['[add a promise in five words]', '[add in one sentence what it does for people].'],
		],
		visual: 'The thing itself, alone and large, in the light in which people use it [add a product photo]',
		rationale:
			'Few details were entered, so this ad begins by naming the offer. One sentence as value proposition would turn it into a promise.',
	},
	{
		angle: 'Outcome',
		pairs: [
			['[add what is better afterwards]', '{product}: [add the result a customer would tell a friend].'],
			['[add what is better afterwards]', '[add the result a customer would tell a friend].'],
		],
		visual: 'The moment afterwards, with the work already done [add a photo of a real result]',
		rationale: 'People act on what changes for them, and no benefit was entered yet.',
	},
	{
		angle: 'Proof',
		pairs: [
			['[add a number you can prove]', '{business}: [add what was counted, and since when].'],
			['[add a number you can prove]', '[add what was counted, and since when].'],
		],
		visual: 'The number in large type over a picture of the real place [add a photo of the place]',
		rationale: 'A count that can be looked up works harder than praise; the description of the business holds none.',
	},
	{
		angle: 'Problem',
		pairs: [
			['[add the trouble in five words]', '[add how it shows on a bad day]. {product}, from {business}.'],
			['[add the trouble in five words]', '[add how it shows on a bad day]. Then: {product}.'],
			['[add the trouble in five words]', '[add how it shows on a bad day].'],
		],
		visual: 'The trouble as one still scene with hands and objects, no faces [add the scene]',
		rationale: 'Whoever has the trouble recognises it in a second; name the one that customers bring up first.',
	},
	{
		angle: 'Story',
		pairs: [
			['Behind {business}', '[add who runs it, and why it began].'],
			['[add who is behind it]', '[add who runs it, and why it began].'],
		],
		visual: 'The people at work, looking up for a moment [add a portrait, with their consent]',
		rationale: 'A face and a reason to begin cannot be copied by anybody else.',
	},
	{
		angle: 'Offer',
		pairs: [
			['{product}: [add price]', '[add what the price includes, and until when it holds].'],
			['[add price]', '[add what the price includes, and until when it holds].'],
		],
		visual: 'A plain tag with the price, and nothing else on the picture [add the price tag]',
		rationale: 'A price sorts out who clicks, which saves budget; none was entered.',
	},
	{
		angle: 'How it works',
		pairs: [['[add the first step]', '[add the steps from the first message to the last].']],
		visual: 'The steps as small pictures in a row [add a photo of each step]',
		rationale: 'Not knowing what comes next holds people back; nothing that was entered tells it briefly enough.',
	},
	{
		angle: 'Contrast',
		pairs: [['[add what others leave out]', '[add what you do instead, and how anybody can check it].']],
		visual: 'Two halves under the same light: without it, and with it [add both photos]',
		rationale: 'A difference that can be checked needs no competitor to be named; none was entered briefly enough.',
	},
];
