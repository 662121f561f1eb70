import { describe, expect, it } from 'vitest';
import { capital } from './capitals.ts';

describe('a first letter', () => {
	it('is raised where it is one', () => {
		expect(['lead', 'élan', '@ritz', '8 leads', ''].map(capital)).toEqual(['Lead', 'Élan', '@ritz', '8 leads', '']);
	});
});
