import { expect, it } from 'vitest';
import { catalog } from '#tools/catalog.ts';
import { draftSubject } from './draft-subject.ts';

it('a draft is about the client, company or person that it names', () => {
	const email = { fullName: ' Rosa Achterberg ', prospectCompany: 'Linden Paws', emailType: 'Direct Method' };
	expect(draftSubject('cold-email-writer', email)).toBe('Rosa Achterberg, Linden Paws');
	expect(draftSubject('dealmaker', { transcript: 'Ann: Hello.', answers: { client: 'Kearns\nHeating' } })).toBe(
		'Kearns',
	);
	expect(draftSubject('ideator', { niche: 'Lighthouse tours '.repeat(9) })).toMatch(
		/^(?:Lighthouse tours ){4}Lighthouse…$/,
	);
});

it('a draft that names nobody is about nothing: not its transcript, a choice, or a single letter', () => {
	expect(draftSubject('dealmaker', { transcript: 'Ann: Hello, Bob.' })).toBe('');
	expect(draftSubject('cold-email-writer', { fullName: 'x', emailType: 'Direct Method' })).toBe('');
	expect(draftSubject('compass', { topSkills: 'Harbour pilotage' })).toBe('');
	for (const input of [null, 'text', { answers: 'text' }, { answers: { client: 7 } }]) {
		expect(draftSubject('dealmaker', input)).toBe('');
	}
	expect(draftSubject('constructor', {})).toBe('');
});

it('every text that a draft may be about is a field of its tool', () => {
	const marked = (value: unknown): unknown => {
		if (typeof value === 'string') return 'Named';
		if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
	};
	const silent = Object.values(catalog)
		.filter(({ id, input }) => !draftSubject(id, marked(input.parse({}))).startsWith('Named'))
		.map(({ id }) => id);
	expect(silent).toEqual(['compass']);
});
