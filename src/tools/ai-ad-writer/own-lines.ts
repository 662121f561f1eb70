import type { Slot } from '#business/fit/slots.ts';
import type { FieldGroup, FieldPath } from '#tools/define.ts';
import type { AdInput } from './contract.ts';

/** The last groups of the form: ads in the member's own words, and what Meta's import needs besides. */

type Group = FieldGroup<FieldPath<AdInput>, never>;

const HEADLINE = 'Stands below the picture, up to 27 characters.';

/** The fields of an ad in the member's own words, and an example of each. */
interface OwnLines {
	name: 'point1' | 'point2' | 'point3' | 'firstStep';
	label: string;
	/** Tells its lines from those of the others. */
	short: string;
	hint: string;
	slot: Slot;
	text: string;
	picture: string;
	headline: string;
}

const RESULT = 'One sentence, 125 characters: with its number, and a name only if they agreed to stand in ads.';

export const POINTS: readonly OwnLines[] = [
	{
		name: 'point1',
		label: 'One result you can prove',
		short: 'result',
		hint: RESULT,
		slot: 'sentence',
		text: 'Last year we repaired 1,900 machines and sent 1,740 of them home within two days.',
		picture: 'Most are home in two days',
		headline: '1,900 machines last year',
	},
	{
		name: 'point2',
		label: 'A second result or benefit',
		short: 'second',
		hint: 'Only what no other ad says yet.',
		slot: 'sentence',
		text: 'Every part we fit is under warranty for six months.',
		picture: 'Six months on every part',
		headline: 'Six months of warranty',
	},
	{
		name: 'point3',
		label: 'A third result or benefit',
		short: 'third',
		hint: 'Each is tested against the others.',
		slot: 'sentence',
		text: 'You get a list of all parts with their prices before we begin.',
		picture: 'You see the price first',
		headline: 'No surprises on the bill',
	},
	{
		name: 'firstStep',
		label: 'The first step you offer',
		short: 'first step',
		hint: 'What they get before they buy. Begin with We or I.',
		slot: 'step',
		text: 'We look at your machine for ten minutes and tell you what the repair would cost.',
		picture: 'Worth mending? We look, free.',
		headline: 'Free look before you pay',
	},
];

function ownLines({ name, slot, ...own }: OwnLines) {
	return [
		{
			name: `${name}.text` as const,
			label: own.label,
			kind: 'area' as const,
			rows: 2,
			slot,
			hint: own.hint,
			placeholder: own.text,
		},
		{
			name: `${name}.picture` as const,
			label: `On the picture (${own.short})`,
			kind: 'text' as const,
			slot: 'picture' as const,
			hint: 'What people read first, up to 40 characters. Left empty, the headline may stand there.',
			placeholder: own.picture,
		},
		{
			name: `${name}.headline` as const,
			label: `Headline (${own.short})`,
			kind: 'text' as const,
			slot: 'headline' as const,
			hint: HEADLINE,
			placeholder: own.headline,
		},
	];
}

/** What a good ad needs and no other field holds. */
export const OWN_LINES: Group = {
	heading: 'Your own lines (optional)',
	note: 'Each makes an ad of its own, in your words. What does not fit its place, or is left empty, is asked for in the result.',
	fields: [
		...POINTS.flatMap(ownLines),
		{
			name: 'objection.question',
			label: 'The question you hear most',
			kind: 'text',
			slot: 'objection',
			hint: 'It stands before its answer, 125 characters together.',
			placeholder: 'What if it cannot be mended?',
		},
		{
			name: 'objection.headline',
			label: 'Headline (question)',
			kind: 'text',
			slot: 'headline',
			hint: HEADLINE,
			placeholder: 'No repair, no bill',
		},
		{
			name: 'objection.answer',
			label: 'Your answer to it',
			kind: 'area',
			rows: 2,
			slot: 'answer',
			hint: 'One to three short sentences.',
			placeholder: 'Then you pay nothing, and we bring the machine back to you.',
		},
		{
			name: 'shortName',
			label: 'Short name of the business',
			kind: 'text',
			slot: 'name',
			hint: 'Stands below the headline with the town, 27 characters together.',
			placeholder: 'Copper Kettle',
		},
		{
			name: 'town',
			label: 'Town',
			kind: 'text',
			slot: 'name',
			hint: 'Where people come to you, or where you come to them.',
			placeholder: 'Leith',
		},
	],
};

export const META_IMPORT: Group = {
	heading: 'The file for Meta',
	note: 'Only for a bulk import into Ads Manager, which needs a whole country as the location. Without these the file is not offered; all else is.',
	add: 'Add what an import needs',
	fields: [
		{
			name: 'metaImport.link',
			label: 'Address the button opens',
			kind: 'text',
			slot: 'website',
			wide: true,
			placeholder: 'https://copperkettle.example/service',
		},
		{
			name: 'metaImport.page',
			label: 'Facebook page ID',
			kind: 'text',
			hint: 'A number, under “Page transparency” on your page.',
			placeholder: '104857600000001',
		},
		{
			name: 'metaImport.pixel',
			label: 'Meta pixel ID',
			kind: 'text',
			hint: 'Only for leads and sales on your website. A number, in the Events Manager.',
			placeholder: '209715200000001',
		},
	],
};
