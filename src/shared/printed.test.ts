import { expect, it } from 'vitest';
import type { Block, Section } from './document.ts';
import { copy, facts, filled, list, paragraphs, section, table } from './document-parts.ts';
import { printed } from './printed.ts';

const inFile = (...sections: Section[]) => printed({ title: 'Plan', facts: [], sections }).sections;

it('says in words what a list is, and drops what only a screen can do', () => {
	const blocks: Block[] = [
		...list(['One'], { title: 'Steps', ordered: true }),
		...facts(['Reply', 'Gladly.', 'Copy reply'], ['State', 'Open', { tone: 'green' }]),
		...table(['A', 'B'], [['1', '2']], { title: 'Sums', stacked: true }),
		{ kind: 'quote', text: 'We lost it.', place: 'line 3' },
	];
	const [drawn] = inFile(section('Part', blocks, { note: 'n', folded: true, short: 'P', parts: 'rows' }));
	expect(drawn).toEqual({
		heading: 'Part',
		blocks: [
			{ kind: 'paragraph', text: 'Steps:' },
			{ kind: 'list', items: ['One'], ordered: true },
			{
				kind: 'facts',
				facts: [
					{ label: 'Reply', value: 'Gladly.' },
					{ label: 'State', value: 'Open' },
				],
			},
			{ kind: 'table', head: ['A', 'B'], rows: [['1', '2']] },
			{ kind: 'quote', text: 'We lost it.', place: 'line 3' },
		],
	});
});

it('leaves out a section of which only the screen says that it is empty, at every level', () => {
	const none = section('Phone', { none: 'Not part of this campaign' });
	const empty = section('Channels', { sections: [none] });
	expect(inFile(none, empty, section('Tips'))).toEqual([
		{ heading: 'Channels', blocks: [], sections: [] },
		{ heading: 'Tips', blocks: [] },
	]);
});

it('prints a text to copy in paragraphs and lists, and joins facts that follow each other, but no others', () => {
	const [one] = inFile(
		section('One', facts(['A', '1']), copy('Hello\n\n- First\n- Then', 'Copy', 'Subject line'), facts(['B', '2'])),
	);
	expect(one?.blocks).toEqual([
		{
			kind: 'facts',
			facts: [
				{ label: 'A', value: '1' },
				{ label: 'Subject', value: 'Subject line' },
			],
		},
		{ kind: 'paragraph', text: 'Hello' },
		{ kind: 'list', items: ['First', 'Then'] },
		{ kind: 'facts', facts: [{ label: 'B', value: '2' }] },
	]);
});

it('prints what is shown in place of a text to copy, and its other forms nowhere', () => {
	const shown = [...paragraphs('Cards:'), ...list(['Wipe', 'Sand'], { ordered: true })];
	const also = { label: 'Copy post', text: 'Without cards' };
	const [one] = inFile(section('One', copy('Cards:\n1. Wipe\n2. Sand', 'Copy text', '', { shown, also })));
	expect(one?.blocks).toEqual(shown);
});

it('builds nothing of what is missing or empty', () => {
	const parts = [paragraphs(undefined), paragraphs(' '), list(undefined), list([undefined, '']), facts(['A', ''])];
	expect([...parts, table(['A'], undefined), table(['A'], [['']]), copy(undefined, 'Copy')].flat()).toEqual([]);
	expect(paragraphs('One\n\nTwo')).toHaveLength(2);
	expect(filled(undefined, section('Empty'), section('Said', { none: 'Nothing yet' }))).toHaveLength(1);
});
