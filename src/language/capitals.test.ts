import { describe, expect, it } from 'vitest';
import { capital, typedLine } from './capitals.ts';

describe('a first letter', () => {
	it('is raised where it is one', () => {
		expect(['lead', 'élan', '@ritz', '8 leads', ''].map(capital)).toEqual(['Lead', 'Élan', '@ritz', '8 leads', '']);
	});

	it('is raised in a typed line, but in a name such as eBay or a quote', () => {
		const lines = ['no-shows cost us', 'eBay listings', '“so it goes”', '8 leads'];
		expect(lines.map(typedLine)).toEqual(['No-shows cost us', ...lines.slice(1)]);
	});
});
